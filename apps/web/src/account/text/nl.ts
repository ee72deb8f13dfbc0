import type { Catalogue } from '@questhall/text';

export const nl: Catalogue = {
  'ui.account.title': 'Je apparaten',
  'ui.account.who': 'Je heet hier {name}.',
  'ui.account.nobody': 'Bij deze browser hoort hier niemand: er wordt niets over je bewaard.',
  'ui.account.kept':
    'Van jou worden bewaard: je naam, je plaatsen en de apparaten, de passkeys en de code op papier hieronder. Verder wordt alleen bewaard hoe de partijen verliepen.',
  'ui.account.devices': 'Apparaten waarop je aangemeld bent',
  'ui.account.here': 'dit apparaat',
  'ui.account.unknown': 'Een apparaat',
  'ui.account.used': 'gebruikt op {day}',
  'ui.account.visits': 'binnengelaten met een link: speelt alleen aan tafel {code}, tot {time}',
  'ui.account.out': 'Afmelden',
  'ui.account.out.here': 'Hier afmelden',
  'ui.account.out.last': 'Dit is je laatste apparaat: meld je het af, dan kan niemand meer bij je plaatsen.',
  'ui.account.passkeys': 'Passkeys',
  'ui.account.passkeys.what':
    'Met een passkey kom je op een ander apparaat weer bij je plaatsen, ook als je dit kwijt bent. Je telefoon, je computer of je wachtwoordbeheerder bewaart hem; een wachtwoord is er niet.',
  'ui.account.passkey.add': 'Passkey toevoegen',
  'ui.account.passkey.made': 'gemaakt op {day}',
  'ui.account.passkey.remove': 'Verwijderen',
  'ui.account.passkey.use': 'Passkey gebruiken',
  'ui.account.passkey.use.what':
    'Heb je hier een passkey gemaakt? Dan word je ook op dit apparaat aangemeld. Wie er eerst op aangemeld was, wordt afgemeld.',
  'ui.account.passkey.none': 'Er is geen passkey gebruikt.',
  'ui.account.passkey.insecure': 'Voor passkeys is een adres nodig dat met https begint, of localhost.',
  'ui.account.paper': 'Een code op papier',
  'ui.account.paper.what':
    'Met een code die je opschrijft en bewaart, kom je weer bij je plaatsen als je al je apparaten kwijt bent. Hij werkt één keer; maak daarna een nieuwe.',
  'ui.account.paper.make': 'Code maken',
  'ui.account.paper.again': 'Nieuwe code maken',
  'ui.account.paper.made': 'Je hebt op {day} een code gemaakt. De code zelf wordt nergens bewaard.',
  'ui.account.paper.once': 'Schrijf hem nu op: hij wordt niet nog eens getoond. Een eerdere code is niets meer waard.',
  'ui.account.paper.forget': 'Code vergeten',
  'ui.account.more': 'Nog een apparaat',
  'ui.account.more.what':
    'Je kunt ook vanaf een ander apparaat op je plaatsen spelen. Vraag hier een code, en scan hem daar of typ hem in.',
  'ui.account.code': 'Code vragen',
  'ui.account.code.holds': 'Hij geldt twee minuten en laat één apparaat toe.',
  'ui.account.code.over': 'De tijd van deze code is om. Vraag een nieuwe.',
  'ui.account.code.qr': 'De code voor de camera van het andere apparaat',
  'ui.account.enter': 'Code van een ander apparaat of van papier',
  'ui.account.enter.what': 'Heb je een code? Dan word je ook op dit apparaat aangemeld. Wie er eerst op aangemeld was, wordt afgemeld.',
  'ui.account.enter.go': 'Code gebruiken',
  'ui.account.words': 'Wat je hebt geschreven',
  'ui.account.words.what':
    'Je notities voor jezelf, wat je aan tafels hebt gezegd en je reacties, in één bestand. Niemand anders krijgt het.',
  'ui.account.words.save': 'Het bestand opslaan',
  'ui.account.leave': 'Voorgoed weggaan',
  'ui.account.leave.what':
    'Je verlaat alle tafels, in lopende partijen speelt een bot verder, en je naam verdwijnt uit alle partijen, ook uit afgelopen. Aanmelding, apparaten en vaste aanwijzingen worden gewist.',
  'ui.account.leave.others':
    'Wat anderen hebben opgeslagen (verslagen, herhalingen) blijft bij hen, net als reservekopieën van wie deze server beheert, tot die worden weggegooid.',
  'ui.account.leave.go': 'Voorgoed weggaan',
  'ui.account.leave.sure': 'Voorgoed weggaan? Dit is niet terug te draaien.',
  'ui.account.leave.yes': 'Voorgoed weggaan',
  'ui.account.leave.no': 'Blijven',
  'ui.account.failed': 'Dit kon niet worden opgehaald. Laad de pagina opnieuw en probeer het nog eens.',
};
