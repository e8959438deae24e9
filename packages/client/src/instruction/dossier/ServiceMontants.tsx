import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import { propositionEndpoints } from '@asso/contract/subvention/proposition.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import { useRead } from '../../platform/use-read.ts';
import { lignesMontants } from '../decision/lignes-montants.ts';
import { MontantsProposes } from '../lot/MontantsProposes.tsx';
import { MontantsTable } from '../lot/MontantsTable.tsx';
import { instructionVue } from './service-instruction.ts';

/**
 * Shows what was asked, proposed and granted per project and year; the service types its proposals here during its
 * study.
 */
export function ServiceMontants({ dossier }: { dossier: DossierSubventionView }) {
  const { id_fo } = dossier;
  const { id_service_instructeur: service, moves, etat } = instructionVue(dossier);
  // Once a decision was made, the amounts are fixed, even if the proposition read earlier says otherwise.
  const isOpen = isAtStudy(etat) && moves.length > 0;
  const params = { id: id_fo, service };
  const read = useRead(propositionEndpoints.readProposition, isOpen ? { params } : null);
  const bureau = useRead(bureauEndpoints.readBureauDossier, isOpen ? { params } : null);
  const lignes = lignesMontants(dossier, service);
  if (lignes.length === 0) return null;
  // The table that is typed in is higher than the one that is read: what follows waits for its place.
  if (isOpen && (read.state === 'attente' || bureau.state === 'attente'))
    return <div className="suite-attendue" aria-busy="true" />;
  // A decision that waits to leave has fixed the amounts too, until it is taken back.
  const isConclu = bureau.state === 'lu' && Boolean(bureau.value.conclusion);
  if (!isOpen || isConclu || read.state !== 'lu' || !read.value.rights.propose)
    return <MontantsTable lignes={lignes} />;
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
