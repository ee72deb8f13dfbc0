import campaign from '../campaign/signs.json' with { type: 'json' };
import dungeon from '../games/dystopia/art/icons.json' with { type: 'json' };
import dungeonSigns from '../games/dystopia/art/signs.json' with { type: 'json' };
import pictured from '../games/talisman/art/icons.json' with { type: 'json' };
import signs from '../games/talisman/cards/signs.json' with { type: 'json' };
import framed from '../icons/ui-icons.json' with { type: 'json' };
import seated from '../table/figures.json' with { type: 'json' };
import spoken from '../talk/pictures.json' with { type: 'json' };
import given from '../talk/reactions.json' with { type: 'json' };
import shown from './icons.json' with { type: 'json' };

/** Who made which icon: those that pages draw, and those of which pictures were composed before the app was built. */
const authors: Readonly<Record<string, string>> = {
  ...campaign,
  ...framed,
  ...dungeon,
  ...dungeonSigns,
  ...pictured,
  ...signs,
  ...spoken,
  ...given,
  ...seated,
  ...shown,
};

const HOMES: Record<string, string> = {
  Lorc: 'https://lorcblog.blogspot.com',
  Delapouite: 'https://delapouite.com',
  Sbed: 'https://opengameart.org/content/95-game-icons',
  'Carl Olsen': 'https://twitter.com/unstoppableCarl',
};

export interface IconCredit {
  author: string;
  home: string;
  icons: string[];
}

/** Every author of an icon that we use, with its icons, the most used author first. For the page "About". */
export const ICON_CREDITS: readonly IconCredit[] = [...new Set(Object.values(authors))]
  .map((author) => ({
    author,
    home: HOMES[author] ?? 'https://game-icons.net',
    icons: Object.entries(authors)
      .filter(([, by]) => by === author)
      .map(([name]) => name),
  }))
  .sort((a, b) => b.icons.length - a.icons.length || a.author.localeCompare(b.author));
