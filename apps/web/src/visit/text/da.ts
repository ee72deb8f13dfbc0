/** The words for whoever comes by the link of a call, and for whoever is kept out of a table. */
export const da = {
  'ui.visit.title': 'Tag din tur her',
  'ui.visit.what': 'Med dette link spiller enheden med ved dette bord i et døgn, som den, linket er sendt til. Det virker én gang.',
  'ui.visit.shared': 'Er det en andens enhed? Så slut igen, når du har spillet: i bordets menu.',
  'ui.visit.go': 'Spil her',
  'ui.visit.watch': 'Kig bare på',
  'ui.visit.gone.title': 'Linket virker ikke mere',
  'ui.visit.gone.why':
    'Det har allerede lukket en enhed ind, eller bordet venter ikke på dig mere, eller det er mere end tre dage gammelt.',
  'ui.visit.gone.mail': 'Den næste besked har et nyt link.',
  'ui.visit.gone.own': 'Vil du altid kunne spille her, ved alle dine borde? Så log på med en kode eller en adgangsnøgle.',
  'ui.visit.gone.account': 'Dine enheder',
  'ui.visit.closed.title': 'Bordet er for sig selv, mens der spilles',
  'ui.visit.closed.why': 'Når spillet er slut, kan du se, hvordan det gik.',
  'ui.visit.closed.seat': 'Du får en plads i et spil, der er i gang.',
  'ui.visit.closed.screen': 'På en stor skærm åbner det i browseren hos en, der sidder ved det.',
};
