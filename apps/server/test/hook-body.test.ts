import { expect, test } from 'vitest';
import { hookBody } from '../src/calls/hook-body.ts';

/* What is posted to a webhook, in the forms of the chats that people have. */

const words = {
  title: 'It is your turn',
  lines: ['Bo reminds you. Talisman, table K7QXM: the match waits for you.'],
  body: 'Bo reminds you. Talisman, table K7QXM: the match waits for you.',
  url: 'https://hall.example/t/K7QXM',
  why: '',
  open: '',
};
const sentence = 'It is your turn. Bo reminds you. Talisman, table K7QXM: the match waits for you. https://hall.example/t/K7QXM';
const at = (url: string, said: Partial<typeof words> = {}) =>
  JSON.parse(hookBody(url, { ...words, ...said }, { event: 'turn', until: null }));

test.each([
  'https://hooks.slack.com/services/T/B/x',
  'https://discord.com/api/webhooks/1/x',
  'http://192.168.1.7/room',
  'https://chat.example/hooks/7',
])('%s finds the sentence where chats look for it, beside what a program reads', (url) => {
  expect(at(url)).toEqual({ event: 'turn', until: null, title: words.title, url: words.url, text: sentence, content: sentence });
});

test('Google Chat, which takes nothing else, is sent the text alone', () => {
  expect(at('https://chat.googleapis.com/v1/spaces/A/messages?key=k&token=t')).toEqual({ text: sentence });
  expect(at('https://chat.googleapis.com.example/')).toHaveProperty('event');
});

test.each([
  'https://prod-1.westeurope.logic.azure.com:443/workflows/x',
  'https://default1.f4.environment.api.powerplatform.com/x',
  'https://club.webhook.office.com/webhookb2/x',
])('%s, of Teams, is sent a card with a button', (url) => {
  const { type, attachments, event, content } = at(url);
  expect({ type, event, content }).toEqual({ type: 'message', event: 'turn', content: undefined });
  expect(attachments).toMatchObject([
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: {
        type: 'AdaptiveCard',
        body: [{ type: 'TextBlock', text: `${words.title}. ${words.body}`, wrap: true }],
        actions: [{ type: 'Action.OpenUrl', title: words.title, url: words.url }],
      },
    },
  ]);
});

test.each(['@everyone', '@here', '<!channel>', '<users/all>', '<@123>', '[gift](//a.co)'])(
  'somebody who is called %s rings for no whole room and leads nowhere',
  (name) => {
    const body = words.body.replace('Bo', name);
    for (const url of [
      'https://discord.com/api/webhooks/1/x',
      'https://chat.googleapis.com/v1/spaces/A/messages',
      'https://a.logic.azure.com/x',
    ]) {
      const posted = at(url, { body });
      for (const text of [posted.text, posted.content, posted.attachments?.[0].content.body[0].text]) {
        if (text === undefined) continue;
        expect(text).not.toContain(name);
        expect(text.replaceAll('\u200b', '')).toContain(name);
      }
    }
  },
);
