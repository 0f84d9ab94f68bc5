import { contest } from './state.ts'
const c = contest()
for (const name of (process.argv[2] ?? 'copy,structuredClone').split(',')) {
const run = c['necronomonopoly: '+name]!
const out:string[]=[]
for (let r=0;r<8;r++){ const c0=process.cpuUsage(); let n=0; const t=performance.now(); while(performance.now()-t<200) n+=run(); const c1=process.cpuUsage(c0); out.push(((c1.user+c1.system)/n).toFixed(2)) }
console.log(name, out.join(' '))
}
