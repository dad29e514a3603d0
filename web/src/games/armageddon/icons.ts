/** Where to find the pictures; the authors of those from game-icons.net (CC BY 3.0) are in authors.json. */
import axe from 'icon:battle-axe';
import sword from 'icon:broadsword';
import bow from 'icon:high-shot';
import champion from 'icon:crested-helmet';
import hero from 'icon:laurel-crown';
import horse from 'icon:horse-head';
import horseshoe from 'icon:horseshoe';
import elephant from 'icon:elephant';
import mammoth from 'icon:mammoth';
import longship from 'icon:drakkar-dragon';
import galleon from 'icon:galleon';
import raft from 'icon:raft';
import tortoise from 'icon:tortoise';
import ladder from 'icon:ladder';
import siegeTower from 'icon:siege-tower';
import dragon from 'icon:spiked-dragon-head';
import griffin from 'icon:griffin-symbol';
import troll from 'icon:troll';
import serpent from 'icon:sea-serpent';
import giant from 'icon:giant';
import fairy from 'icon:fairy';
import volcano from 'icon:volcano';
import rider from 'icon:grim-reaper';
import hat from 'icon:pointy-hat';
import staff from 'icon:wizard-staff';
import skull from 'icon:death-skull';
import swords from 'icon:crossed-swords';
import footprint from 'icon:footprint';
// Our own: no picture of the set shows a lance without ornaments, a plain wheel, or these two devices alone.
import lance from 'icon:./lance.svg';
import onager from 'icon:./onager.svg';
import ram from 'icon:./ram.svg';
import wheel from 'icon:./wheel.svg';
import type { Kind } from './contract';

/** Heavy horses have the picture of light ones and an armoured rim. */
export const KIND_ICONS: Readonly<Record<Kind, string>> = {
  axe,
  lance,
  sword,
  bow,
  champion,
  hero,
  'light-horse': horse,
  'heavy-horse': horse,
  'light-chariot-horse': horseshoe,
  'heavy-chariot-horse': horseshoe,
  wagon: wheel,
  elephant,
  mammoth,
  ram,
  tortoise,
  ladder,
  'siege-tower': siegeTower,
  onager,
  longship,
  'sailing-ship': galleon,
  raft,
  dragon,
  griffin,
  troll,
  'desert-dwarf': troll,
  'sea-serpent': serpent,
  giant,
  siren: fairy,
  volcano,
  'rider-of-darkness': rider,
  magician: hat,
  'mortal-magician': staff,
};

export const SIGNS = { skull, swords, footprint } as const;
