import type { Catalogue } from '@questhall/text';

export const da: Catalogue = {
  'ui.account.title': 'Dine enheder',
  'ui.account.who': 'Her hedder du {name}.',
  'ui.account.nobody': 'Denne browser tilhører ingen her: Der gemmes intet om dig.',
  'ui.account.kept':
    'Om dig gemmes: dit navn, dine pladser og enhederne, adgangsnøglerne og koden på papir herunder. Ellers gemmes kun, hvordan spillene gik.',
  'ui.account.devices': 'Enheder, du er logget på med',
  'ui.account.here': 'denne enhed',
  'ui.account.unknown': 'En enhed',
  'ui.account.used': 'brugt den {day}',
  'ui.account.visits': 'lukket ind med et link: spiller kun ved bord {code}, indtil {time}',
  'ui.account.out': 'Log af',
  'ui.account.out.here': 'Log af her',
  'ui.account.out.last': 'Det er din sidste enhed: Er den logget af, kan ingen komme til dine pladser mere.',
  'ui.account.passkeys': 'Adgangsnøgler',
  'ui.account.passkeys.what':
    'Med en adgangsnøgle finder du dine pladser igen på en anden enhed, også når denne er væk. Din telefon, din computer eller din adgangskodehåndtering gemmer den; der er ingen adgangskode.',
  'ui.account.passkey.add': 'Tilføj en adgangsnøgle',
  'ui.account.passkey.made': 'lavet den {day}',
  'ui.account.passkey.remove': 'Fjern',
  'ui.account.passkey.use': 'Brug en adgangsnøgle',
  'ui.account.passkey.use.what':
    'Har du lavet en adgangsnøgle her? Så bliver du også logget på på denne enhed. Den, der var logget på før, bliver logget af.',
  'ui.account.passkey.none': 'Der blev ikke brugt nogen adgangsnøgle.',
  'ui.account.passkey.insecure': 'Adgangsnøgler kræver en adresse med https eller localhost.',
  'ui.account.paper': 'En kode på papir',
  'ui.account.paper.what':
    'Med en kode, du skriver ned og gemmer, finder du dine pladser igen, også når alle enheder er væk. Den virker én gang; lav derefter en ny.',
  'ui.account.paper.make': 'Lav en kode',
  'ui.account.paper.again': 'Lav en ny kode',
  'ui.account.paper.made': 'Der er en kode fra den {day}. Hvad der står i den, gemmes ingen steder.',
  'ui.account.paper.once': 'Skriv den ned nu: Den vises ikke igen. En tidligere kode duer ikke længere.',
  'ui.account.paper.forget': 'Glem koden',
  'ui.account.more': 'En enhed til',
  'ui.account.more.what': 'Du kan også spille på dine pladser fra en anden enhed. Få en kode her, og scan den dér, eller skriv den ind.',
  'ui.account.code': 'Få en kode',
  'ui.account.code.holds': 'Den gælder i ti minutter og lukker én enhed ind.',
  'ui.account.code.qr': 'Koden til den anden enheds kamera',
  'ui.account.enter': 'Kode fra en anden enhed eller fra papir',
  'ui.account.enter.what': 'Har du en kode? Så bliver du også logget på på denne enhed. Den, der var logget på før, bliver logget af.',
  'ui.account.enter.go': 'Brug koden',
  'ui.account.leave': 'Gå for altid',
  'ui.account.leave.what':
    'Du forlader alle borde, en bot spiller videre i igangværende spil, og dit navn fjernes fra alle spil, også afsluttede. Login, enheder og stående ordrer slettes.',
  'ui.account.leave.others':
    'Det, andre har gemt (optegnelser, gensyn), bliver hos dem. Det gør sikkerhedskopier hos den, der driver serveren, også, til de bliver slettet.',
  'ui.account.leave.go': 'Gå for altid',
  'ui.account.leave.sure': 'Gå for altid? Det kan ikke fortrydes.',
  'ui.account.leave.yes': 'Gå for altid',
  'ui.account.leave.no': 'Bliv',
  'ui.account.failed': 'Det kunne ikke hentes. Genindlæs siden, og prøv igen.',
};
