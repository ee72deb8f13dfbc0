/** The hour and the weather of a picture: where its colours come from. */
export interface Mood {
  /** The sky from top to horizon. */
  sky: readonly string[];
  /** The light: sun, moon or fire. */
  light: string;
  /** How strong its glow is. */
  glow: number;
  /** Far lines: in shade, and where the light falls. */
  far: readonly [string, string];
  /** The ground from the horizon to the front. */
  ground: readonly [string, string];
  /** What stands in front, against the light. */
  front: string;
  /** What lies between near and far: mist, dust, smoke. */
  haze: string;
}

const mood = (
  sky: string,
  light: string,
  glow: number,
  far: readonly [string, string],
  ground: readonly [string, string],
  front: string,
  haze: string,
): Mood => ({ sky: sky.split(' '), light, glow, far, ground, front, haze });

export const MOODS = {
  dusk: mood('#3a1a22 #8a3420 #d9762f #f6c46a', '#ffcf7a', 0.8, ['#4a2020', '#7a3a26'], ['#6a4526', '#24140c'], '#170c08', '#e8a860'),
  ember: mood('#140a10 #3c1216 #8e2a16 #e2701f', '#ff8a2a', 0.95, ['#24101a', '#542018'], ['#4a261c', '#120808'], '#0c0505', '#d8562a'),
  hell: mood('#12060c #420c14 #a01c14 #f0641a', '#ff5a2a', 0.9, ['#200812', '#5a141a'], ['#3c1016', '#0e0406'], '#080204', '#c0301c'),
  moon: mood('#060b20 #13224e #33538c #86a8cc', '#d4e2ff', 0.7, ['#12203f', '#2b4876'], ['#22344f', '#070d1a'], '#040812', '#8fb0dc'),
  night: mood('#050816 #0f1738 #27386e #5a6fa4', '#f3e6b8', 0.6, ['#0d1530', '#1f3058'], ['#1a2a3a', '#060a12'], '#03050c', '#6f88bc'),
  grave: mood('#0b1418 #1d3434 #4a6a5e #a8b88e', '#dff2c0', 0.6, ['#16282a', '#355048'], ['#33402c', '#0c120c'], '#070c09', '#a3b890'),
  violet: mood('#0e0826 #2a1758 #5a349a #b07ad0', '#e2b8ff', 0.8, ['#1c1140', '#46307e'], ['#33225e', '#0e0822'], '#090416', '#a884e0'),
  arcane: mood('#06102a #123060 #1f6a94 #78cfd0', '#a8fff0', 0.75, ['#0c2244', '#1f4c72'], ['#1a3c58', '#061222'], '#040b18', '#7ccfe0'),
  rose: mood('#4a2a52 #a8566a #ec9a7c #fbdca4', '#ffe6b0', 0.8, ['#5c3a58', '#9a6470'], ['#6a5a4a', '#2a1c20'], '#201420', '#f3b8a4'),
  gold: mood('#5a3410 #a86a1c #e2aa3e #fbe8a6', '#fff0b8', 0.95, ['#6a4216', '#a06a24'], ['#6a461c', '#2a180a'], '#1c1006', '#f4cf7a'),
  morning: mood('#5f86b0 #9fc0cc #e8e0b4 #fbe6b0', '#fff3c4', 0.75, ['#7292a0', '#a4b8a8'], ['#8a9a58', '#39461f'], '#1e2611', '#e6e6c4'),
  noon: mood('#3f86c4 #7fb6dc #bcdcdf #eef0d2', '#fff8dc', 0.6, ['#6d9a94', '#a4c294'], ['#86a44c', '#3c5420'], '#1d2a10', '#dcecd8'),
  summer: mood('#4a90b8 #8cc4c8 #d6e4b0 #f8ecb0', '#fff2b0', 0.75, ['#5c8a6a', '#98b468'], ['#b09a48', '#5a4a1c'], '#2a220c', '#f0e4ac'),
  overcast: mood('#5a6a74 #8a979a #b8bfb2 #d8d6bc', '#f2f0dc', 0.45, ['#66746e', '#8d9884'], ['#727a50', '#30371f'], '#191d12', '#cfd2c0'),
  storm: mood('#12161f #2a3442 #51616e #93a0a0', '#e8f4ff', 0.5, ['#1d2730', '#3c4c54'], ['#3a4436', '#101510'], '#0a0e0c', '#8ea0aa'),
  snow: mood('#42587a #7f9ab8 #b9cbd8 #eaf0f0', '#f8fcff', 0.6, ['#7089a4', '#d8e4ec'], ['#e4eef2', '#8fa8be'], '#33465c', '#e6f0f6'),
  wood: mood('#0f2018 #1f3c26 #466a34 #a4b05a', '#f0f0a0', 0.7, ['#13261a', '#2f4f2a'], ['#3c4a22', '#11180b'], '#080d06', '#8fae60'),
  gloom: mood('#0a0f12 #16201f #2c3a34 #586650', '#b8d88a', 0.5, ['#0c1414', '#22302a'], ['#26301f', '#080b07'], '#050706', '#5c7058'),
  sea: mood('#1d4a78 #3f86a8 #8cc4c0 #f2e0a8', '#fff0c0', 0.75, ['#2a5878', '#5c92a0'], ['#2f7890', '#0e2c44'], '#0a1c2c', '#bfe0d8'),
  desert: mood('#7a5a4a #c8925c #efc884 #fdeebc', '#fff4cc', 0.9, ['#a06a40', '#d8a460'], ['#e2b868', '#8a5a28'], '#3a2210', '#f6dca4'),
  cave: mood('#0c0806 #24160c #4a2c14 #7a4a1c', '#ffbc5a', 0.9, ['#1a100a', '#4a2e18'], ['#4a321c', '#120a06'], '#080402', '#a0662c'),
  crypt: mood('#0a0c12 #1a2028 #333c40 #5c6458', '#c8f0c8', 0.6, ['#12161c', '#343c40'], ['#3a3f3c', '#0c0e0e'], '#060708', '#7c9080'),
  hall: mood('#1c0f0a #4a2412 #8a4c1e #d0903c', '#ffd07a', 0.95, ['#2c180e', '#6a3c1c'], ['#6a3e1e', '#20100a'], '#120804', '#d89a4c'),
  study: mood('#100c1c #2a1c34 #5a3440 #a8683c', '#ffcc80', 0.9, ['#1c1422', '#442c38'], ['#4a2c24', '#140c0c'], '#0a0608', '#b87a5a'),
  royal: mood('#2a0a1a #6a1830 #b0423a #f2b45a', '#ffe29a', 0.9, ['#3a1020', '#7a2a34'], ['#6a2a2a', '#200a10'], '#14060a', '#f0a060'),
  fog: mood('#6f7a80 #98a09c #c0c2b0 #dcd8bc', '#f8f4dc', 0.7, ['#7c8580', '#a2a894'], ['#6f7460', '#2c3028'], '#181b16', '#d6d6c4'),
  // The Realm of Souls: the Veil itself, what lies below it, and the pale fog at its edge.
  veil: mood('#06121c #0f3440 #2c7078 #a0dcc8', '#c8fff0', 0.8, ['#0d2a36', '#276068'], ['#1f4a4c', '#06141a'], '#041014', '#8fe0d0'),
  underworld: mood(
    '#040a12 #0a1e2a #14464c #3f8a80',
    '#8affdc',
    0.75,
    ['#08161e', '#17403f'],
    ['#17332f', '#050d0e'],
    '#02080a',
    '#4fb8a4',
  ),
  pale: mood('#5a7480 #8fb0b0 #c4dcd2 #f2f6e6', '#fbfff4', 0.7, ['#7c9a9c', '#b4ccc2'], ['#8aa294', '#3c5250'], '#22343a', '#e2f0ea'),
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof MOODS;
