import type { CanPatterns } from '../patterns.ts';
import { digital } from './digital.ts';

/** Ce que peuvent personnages, Compagnons et Objets, en français. */
export const abilities: CanPatterns = {
  'can.add': '+{n} en {stat}.',
  'can.add.combat': '+{n} en {stat} au combat.',
  'can.add.dragon': 'Contre les dragons : +{n} en {stat} à la place.',
  'can.weapon': 'Arme.',
  'can.armour': 'Si tu perds une vie au combat, lance le dé : {from, select, 6 {6 la sauve} other {{from} ou plus la sauve}}.',
  'can.evadeIn': 'Tu peux esquiver dans {terrain}.',
  'can.skipRoll': 'Tu peux te dispenser de lancer le dé {spaces_in}.',
  'can.safeAt.desert': 'Tu ne perds pas de vie dans le Désert.',
  'can.safeAt.chapel':
    '{of, select, good {Si ton alignement est bon, tu} neutral {Si ton alignement est neutre, tu} evil {Si ton alignement est mauvais, tu} other {Tu}} ne perds pas de vie à la Chapelle.',
  'can.safeAt.graveyard':
    '{of, select, good {Si ton alignement est bon, tu} neutral {Si ton alignement est neutre, tu} evil {Si ton alignement est mauvais, tu} other {Tu}} ne perds pas de vie au Cimetière.',
  'can.enterValley': 'Tu peux entrer dans la Vallée du Feu.',
  'can.raft': 'Au prochain tour, tu peux traverser la Rivière aux Tempêtes au lieu d’avancer. Défausse-le ensuite, utilisé ou non.',
  'can.destroySpirits': 'Tu peux défausser les Esprits sans combat.',
  'can.alwaysSpell': 'Quand tu lances ton dernier Sortilège, pioches-en un nouveau.',
  'can.replaceDrawn': 'Quand tu pioches des cartes Aventure, tu peux en défausser une aussitôt et en piocher une autre.',
  'can.sellAtCastle': 'Vaut {what} au Château.',
  'can.portalDice': 'Ne lance {n, plural, one {qu’un dé} other {que # dés}} pour ouvrir le Portail du Pouvoir par {stat_the}.',
  'can.minesDice': 'Ne lance {n, plural, one {qu’un dé} other {que # dés}} dans les Mines.',
  'can.safeAt.maze': 'Le Labyrinthe ne te retient pas.',
  'can.prayBonus': 'Quand tu pries, tu peux ajouter {n} à ton jet.',
  'can.startSpells': 'Tu commences avec {what}.',
  'can.attackByCraft': 'Quand tu attaques un personnage, tu peux en faire un combat psychique.',
  'can.takeFollowers.only': 'Tu peux prendre à un personnage de ta case l’un d’eux : {cards_the}.',
  'can.takeFollowers.all': 'Tu peux prendre {cards_the} à un personnage de ta case.',
  'can.takeFollowers.except': 'Tu peux prendre 1 Compagnon à un personnage de ta case, sauf {cards_the}.',
  'can.noWeapons': 'Tu ne peux pas utiliser d’arme au combat.',
  'can.moveOne': 'Tu n’avances que d’une case par tour, jusqu’à ce que tu traverses la Rivière aux Tempêtes.',
  ...digital.abilities,
};
