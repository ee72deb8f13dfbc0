import type { CallWords } from './words.ts';

/*
 * What is posted to a webhook. Most chats look for `text` or `content` in whatever they are sent; two take nothing but their own form,
 * and are known by where they are.
 */

/** Refuses whatever has another field beside the text. */
const GOOGLE_CHAT = 'chat.googleapis.com';
/** Where the workflows of Teams listen, which show cards alone. */
const TEAMS = ['.logic.azure.com', '.api.powerplatform.com', '.webhook.office.com'] as const;

/** What a person is called rings for nobody and leads nowhere: chats read `@everyone`, `<!channel>` and `[gift](address)` as more than words. */
const plain = (text: string): string => text.replace(/(?<=[@<])(?=\S)|(?<=\])(?=\()/gu, '\u200b');

/**
 * The body of a post to this address.
 * @param more what a program reads: which match waits, and until when
 */
export function hookBody(url: string, { title, body, url: link }: CallWords, more: object): string {
  const words = plain(`${title}. ${body}`);
  const sentence = `${words} ${link}`;
  const { hostname } = new URL(url);
  if (hostname === GOOGLE_CHAT) return JSON.stringify({ text: sentence });
  const whole = { ...more, title, url: link, text: sentence };
  if (TEAMS.some((end) => hostname.endsWith(end))) return JSON.stringify({ ...whole, ...card(words, title, link) });
  return JSON.stringify({ ...whole, content: sentence });
}

/** A message of Teams: the sentence, and a button that leads to the match. */
function card(text: string, title: string, url: string) {
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.2',
    body: [{ type: 'TextBlock', text, wrap: true }],
    actions: [{ type: 'Action.OpenUrl', title, url }],
  };
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] };
}
