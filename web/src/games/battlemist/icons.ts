/** Where to find the pictures; the authors of those from game-icons.net (CC BY 3.0) are in authors.json. */
import barbarians from 'icon:barbarian';
import darkLord from 'icon:crowned-skull';
import dwarves from 'icon:dwarf-helmet';
import elves from 'icon:elf-helmet';
import knights from 'icon:black-knight-helm';
import orcs from 'icon:orc-head';
import archer from 'icon:bow-arrow';
import cavalry from 'icon:horse-head';
import dragon from 'icon:spiked-dragon-head';
import firebreather from 'icon:fire-breath';
import footman from 'icon:crossed-swords';
import giant from 'icon:giant';
import grain from 'icon:wheat';
import iron from 'icon:anvil';
import wood from 'icon:log';
import city from 'icon:castle';
import town from 'icon:village';
import adventure from 'icon:treasure-map';
import artifact from 'icon:crown';
import ballot from 'icon:vote';
import book from 'icon:spell-book';
import cards from 'icon:card-play';
import flag from 'icon:flying-flag';
import heart from 'icon:hearts';
import hero from 'icon:hood';
import skull from 'icon:death-skull';
import trade from 'icon:scales';
// Our own: a star with five points and nothing else.
import star from 'icon:./star.svg';

export const RACE_ICONS: Readonly<Record<string, string>> = {
  barbarians,
  'dark-lord': darkLord,
  dwarves,
  elves,
  knights,
  orcs,
};

export const KIND_ICONS: Readonly<Record<string, string>> = {
  footman,
  archer,
  cavalry,
  dragon,
  firebreather,
  giant,
};

export const RESOURCE_ICONS: Readonly<Record<string, string>> = { grain, wood, iron };

export const SITE_ICONS: Readonly<Record<string, string>> = { town, city };

export const SIGNS = {
  adventure,
  artifact,
  ballot,
  book,
  cards,
  flag,
  heart,
  hero,
  skull,
  star,
  swords: footman,
  trade,
} as const;
