import { BlockList, isIP } from 'node:net'

/**
 * Networks of IPv4 that are not for everybody: our own, private ones, those of providers, of links, for tests and
 * examples, to many at once, and what is reserved.
 */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/**
 * Of IPv6 only what is given out for use by all, and of that nothing in which an address of IPv4 is hidden (6to4, Teredo;
 * NAT64 and mapped ones lie outside), and no examples.
 */
const PUBLIC_6 = ['2000::/3']
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const refused4 = listOf(NOT_PUBLIC_4, 'ipv4')
const allowed6 = listOf(PUBLIC_6, 'ipv6')
const refused6 = listOf(NOT_PUBLIC_6, 'ipv6')

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Whether an address belongs to the public network: nothing of ours, of our neighbours or of our provider is behind it. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refused4.check(address, 'ipv4')
  // An address with a zone names a link of this machine.
  if (family !== 6 || address.includes('%')) return false
  return allowed6.check(address, 'ipv6') && !refused6.check(address, 'ipv6')
}
