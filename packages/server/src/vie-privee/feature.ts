// How long personal data are kept, and what one may ask about one's own.
// Open first: `conservation.job.ts`, each night, then `conservation.ts`; how long each thing is kept is
// `domain/referentiel/conservation.rows.ts`.
// The `.sql.ts` beside them take one kind of thing away each; `domain/vie-privee/reste-dossier.rules.ts` says what stays of a dossier.
// `comptes-inactifs.ts` warns, then closes accounts; `brouillons-laisses.ts`, drafts.
// `prepare-copie.ts` makes the copy of one's data, from `donnees-personne.sql.ts`: every table that names a person is listed there.
import { bytesOfCopies } from '../compte/profil/copie-donnees.sql.ts';
import { compteDeparts } from '../compte/profil/departs.ts';
import { ownersOfDocuments } from '../document/document-owners.ts';
import { usersOfBytes } from '../document/sweep.job.ts';
import { feature } from '../platform/feature.ts';
import { eraseReglages } from './comptes-inactifs.sql.ts';
import { conservationWorkers } from './conservation.job.ts';
import { copieWorker } from './copie.job.ts';

export const viePriveeFeature = feature({
  name: 'vie-privee',
  endpoints: {},
  build: (platform) => {
    if (!usersOfBytes.includes(bytesOfCopies)) usersOfBytes.push(bytesOfCopies);
    compteDeparts.add(eraseReglages);
    const copieur = { platform, owners: ownersOfDocuments };
    return { handlers: {}, jobs: [...conservationWorkers(platform), copieWorker(copieur)] };
  },
});
