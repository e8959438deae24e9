import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { propositionEndpoints } from '@asso/contract/subvention/proposition.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import { useRead } from '../platform/use-read.ts';
import { lignesMontants } from './lignes-montants.ts';
import { MontantsProposes } from './MontantsProposes.tsx';
import { MontantsTable } from './MontantsTable.tsx';
import { instructionVue } from './service-instruction.ts';

/** Asked, proposed, granted, project by project and year by year; proposed here while the service studies the dossier. */
export function ServiceMontants({ dossier }: { dossier: DossierSubventionView }) {
  const { id_fo } = dossier;
  const { id_service_instructeur: service, moves, etat } = instructionVue(dossier);
  // What is decided is read: the amounts are fixed, whatever was answered before.
  const isOpen = isAtStudy(etat) && moves.length > 0;
  const params = { id: id_fo, service };
  const read = useRead(propositionEndpoints.readProposition, isOpen ? { params } : null);
  const bureau = useRead(bureauEndpoints.readBureauDossier, isOpen ? { params } : null);
  const lignes = lignesMontants(dossier, service);
  if (lignes.length === 0) return null;
  if (!isOpen || read.state !== 'lu' || !read.value.rights.propose) return <MontantsTable lignes={lignes} />;
  return (
    <MontantsProposes
      key={service}
      id_fo={id_fo}
      service={service}
      lignes={lignes}
      proposition={read.value}
      enveloppes={bureau.state === 'lu' ? bureau.value.enveloppes : []}
    />
  );
}
