/** What calls say. */
export const de = {
  title: 'Du bist am Zug',
  body: '{game}, Tisch {code}: Die Partie wartet auf dich.',
  nudge: '{name} erinnert dich.',
  left: 'Du hast Zeit bis {time}.',
  since: 'Seit deinem letzten Zug: {what}',
  open: 'Spiel jetzt: {url}',
  asked: 'Du wirst gefragt',
  askedBody: '{game}, Tisch {code}: Der Tisch wartet auf deine Antwort.',
  asksPause: '{name} schlägt eine Pause vor.',
  asksDraw: '{name} schlägt vor aufzuhören, ohne Sieg.',
  asksStanding: '{name} schlägt vor aufzuhören: Wer vorn liegt, hat gewonnen.',
  asksBack: '{name} möchte den letzten Zug zurücknehmen.',
  openAsked: 'Antworte: {url}',
  why: 'Du hast Questhall gebeten, dir Bescheid zu geben. Andere Zeiten, ein anderer Weg oder gar nicht: {settings}',
  trial: 'Eine Nachricht zur Probe',
  trialBody: 'So meldet sich Questhall, wenn eine Partie auf dich wartet.',
  code: 'Dein Code: {code}',
  codeBody:
    'Gib diesen Code in Questhall ein, um per Mail zu erfahren, wann du am Zug bist: {code}. Er gilt eine Viertelstunde. Hast du nicht darum gebeten, brauchst du nichts zu tun.',
};
