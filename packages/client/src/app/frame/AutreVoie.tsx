import { publicHrefOf } from '../../catalogue/public-href.ts';

/** Where a person goes whose browser cannot open the portal: pages that the server writes, which any browser reads. */
export const AutreVoie = () => (
  <>
    Sans cela, <a href={publicHrefOf('')}>la liste des subventions</a> s’ouvre dans tout navigateur, et dit
    quel service joindre pour demander autrement.
  </>
);
