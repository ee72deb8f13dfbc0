/** What calls say, by which the other languages are measured. */
export const en = {
  title: 'It is your turn',
  body: '{game}, table {code}: the match waits for you.',
  nudge: '{name} reminds you.',
  left: 'You have until {time}.',
  since: 'Since your last move: {what}',
  open: 'Take your turn: {url}',
  asked: 'You are asked',
  askedBody: '{game}, table {code}: the table waits for your answer.',
  asksPause: '{name} proposes a pause.',
  asksDraw: '{name} proposes to end the match, with no winner.',
  asksStanding: '{name} proposes to end the match: whoever is ahead has won.',
  asksBack: '{name} asks to take back the last step.',
  openAsked: 'Answer: {url}',
  why: 'You asked Questhall to tell you. Other hours, other ways, or none at all: {settings}',
  trial: 'A trial message',
  trialBody: 'This is how Questhall lets you know when a match waits for you.',
  code: 'Your code: {code}',
  codeBody:
    'Enter this code in Questhall to be told by mail when it is your turn: {code}. It holds for fifteen minutes. If you did not ask for it, do nothing.',
};
