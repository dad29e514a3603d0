/** Where to find the pictures of battles; the authors of those from game-icons.net (CC BY 3.0) are in authors.ts. */
import bow from 'icon:high-shot';
import crown from 'icon:crown';
import footprint from 'icon:footprint';
import skull from 'icon:death-skull';
import swords from 'icon:crossed-swords';
import wing from 'icon:feathered-wing';
// Our own: no picture of the set shows magic as a mere spark.
import spark from 'icon:./spark.svg';

export const SIGNS = { bow, crown, footprint, skull, spark, swords, wing } as const;
