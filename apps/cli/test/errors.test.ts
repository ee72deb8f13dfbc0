import { expect, test } from 'vitest';
import { questhall } from './terminal.ts';

test.each([
  ['simulate --game nachtwach', 2, 'did you mean nachtwacht? There are: nachtwacht, talisman, dystopia.'],
  ['simulate --game chess', 2, 'no game is called "chess". There are: nachtwacht, talisman, dystopia.'],
  ['simulate', 2, "required option '-g, --game <name>' not specified"],
  ['simulate --game nachtwacht --players 5', 2, 'played by 2 to 4, not by 5'],
  ['simulate --game nachtwacht --players 3 --bots greedy,random', 2, '--bots names 2 bots for 3 seats'],
  [
    'simulate --game nachtwacht --bots gredy',
    2,
    'did you mean greedy? There are novice, easy, normal, hard, cautious, covetous, aggressive, random, greedy, heuristic, search.',
  ],
  ['simulate --game nachtwacht --bots greedy:100', 2, 'greedy does not search, so it takes no budget'],
  ['simulate --game nachtwacht --bots search:fast', 2, 'search:800'],
  ['simulate --game nachtwacht --bots search:0', 2, 'search:200ms'],
  ['simulate --game nachtwacht --matches none', 2, '--matches must be a whole number from 1'],
  ['simulate --game nachtwacht --seed -1', 2, '--seed must be a whole number from 0'],
  ['simulate --game nachtwacht --workers 0', 2, '--workers must be a whole number from 1 to 256'],
  ['simulate --game nachtwacht --set pathLength=huge', 2, 'pathLength must be one of short, standard, long.'],
  ['simulate --game nachtwacht --set roundLimit=-3', 2, 'roundLimit must be a whole number from 0 to'],
  ['simulate --game nachtwacht --set pathLenght=short', 2, 'did you mean pathLength?'],
  ['simulate --game nachtwacht --set short', 2, 'write option=value'],
  ['tournament --game nachtwacht', 2, "required option '-b, --bots <list>'"],
  ['play --game nachtwacht --lang sv', 2, '--lang sv: there are en, nl, fr, de, da.'],
  ['play --game nachtwacht --players 4 --bots easy,easy', 2, '--bots names 2 bots for 3 other seats'],
  ['scenario nowhere.yaml', 2, 'no scenario file at nowhere.yaml'],
  ['serve --port 99999', 2, '--port must be a whole number from 0 to 65535'],
  ['where no-such-name-anywhere'.replace('anywhere', 'at-all'), 1, 'nothing is called'],
  ['dance', 2, "unknown command 'dance'"],
])('%s', async (words, code, expected) => {
  const ran = await questhall(words);
  expect(ran.err).toContain(expected);
  expect(ran.code).toBe(code);
  expect(ran.err).not.toMatch(/\n\s+at /);
});

test.each(['serve', 'play', 'simulate', 'tournament', 'scenario', 'where'])('%s --help shows examples', async (command) => {
  const { code, out } = await questhall(`${command} --help`);
  expect(code).toBe(0);
  expect(out).toContain('Examples:');
  expect(out).toContain(`questhall ${command}`);
});
