/** Where to find Titan's pictures; the authors of those from game-icons.net (CC BY 3.0) are in authors.json. */
import angel from 'icon:angel-outfit';
import archangel from 'icon:winged-sword';
import behemoth from 'icon:rhinoceros-horn';
import centaur from 'icon:centaur';
import colossus from 'icon:rock-golem';
import cyclops from 'icon:cyclops';
import dragon from 'icon:spiked-dragon-head';
import gargoyle from 'icon:gargoyle';
import giant from 'icon:giant';
import gorgon from 'icon:medusa-head';
import griffon from 'icon:griffin-symbol';
import guardian from 'icon:winged-shield';
import hydra from 'icon:hydra';
import lion from 'icon:lion';
import minotaur from 'icon:minotaur';
import ogre from 'icon:ogre';
import ranger from 'icon:bowman';
import serpent from 'icon:sea-serpent';
import titan from 'icon:spartan-helmet';
import troll from 'icon:troll';
import unicorn from 'icon:unicorn';
import warbear from 'icon:bear-head';
import warlock from 'icon:wizard-face';
import wyvern from 'icon:wyvern';
import brush from 'icon:high-grass';
import desert from 'icon:cactus';
import jungle from 'icon:palm-tree';
import marsh from 'icon:reed';
import mountains from 'icon:peaks';
import plains from 'icon:wheat';
import swamp from 'icon:lotus';
import tower from 'icon:stone-tower';
import tundra from 'icon:snowflake-2';
import woods from 'icon:oak';
// Our own: no picture of the set shows hills without a frame.
import hills from 'icon:./hills.svg';

export const CHARACTER_ICONS: Readonly<Record<string, string>> = {
  Angel: angel,
  Archangel: archangel,
  Behemoth: behemoth,
  Centaur: centaur,
  Colossus: colossus,
  Cyclops: cyclops,
  Dragon: dragon,
  Gargoyle: gargoyle,
  Giant: giant,
  Gorgon: gorgon,
  Griffon: griffon,
  Guardian: guardian,
  Hydra: hydra,
  Lion: lion,
  Minotaur: minotaur,
  Ogre: ogre,
  Ranger: ranger,
  Serpent: serpent,
  Titan: titan,
  Troll: troll,
  Unicorn: unicorn,
  Warbear: warbear,
  Warlock: warlock,
  Wyvern: wyvern,
};

export const TERRAIN_ICONS: Readonly<Record<string, string>> = {
  Brush: brush,
  Desert: desert,
  Hills: hills,
  Jungle: jungle,
  Marsh: marsh,
  Mountains: mountains,
  Plains: plains,
  Swamp: swamp,
  Tower: tower,
  Tundra: tundra,
  Woods: woods,
};
