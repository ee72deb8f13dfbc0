/** All fifteen monsters on the complete path; square 4 is a monster square without one. */
export const ALL_MONSTERS = {
  2: 'tooth',
  5: 'tooth',
  6: 'tooth',
  7: 'blood',
  8: 'blood',
  9: 'feather',
  11: 'feather',
  16: 'feather',
  18: 'sword',
  20: 'sword',
  23: 'torch',
  26: 'torch',
  27: 'torch',
  34: 'potion',
  35: 'potion',
};
