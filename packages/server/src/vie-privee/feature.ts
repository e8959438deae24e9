import { bytesOfCopies } from '../compte/profil/copie-donnees.sql.ts';
import { departsDeComptes } from '../compte/profil/departs.ts';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { usersOfBytes } from '../document/sweep.job.ts';
import { feature } from '../platform/feature.ts';
import { effaceReglages } from './comptes-inactifs.sql.ts';
import { conservationWorkers } from './conservation.job.ts';
import { copieWorker } from './copie.job.ts';

export const viePriveeFeature = feature({
  name: 'vie-privee',
  endpoints: {},
  build: (platform) => {
    if (!usersOfBytes.includes(bytesOfCopies)) usersOfBytes.push(bytesOfCopies);
    departsDeComptes.add(effaceReglages);
    const copieur = { platform, owners: ownersOfDocuments };
    return { handlers: {}, jobs: [...conservationWorkers(platform), copieWorker(copieur)] };
  },
});
