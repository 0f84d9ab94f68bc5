// All of a kind that one player can own, by their keys in clockwise order, for positions in which somebody has them.

export const dunwich = ['osborns-store', 'sentinel-hill', 'whateley-farm']
export const kingsport = ['old-mans-cottage', 'green-lane', 'strange-high-house']
export const arkham = ['witch-house', 'meadow-hill', 'miskatonic-university']
export const masonsHill = ['riverside-hospital', 'san-julian-university', 'witchs-cross']
export const tomes = [
  'cultes-de-goules',
  'unaussprechlichen-kulten',
  'book-of-eibon',
  'necronomicon',
]
