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
 * Shows what was asked, proposed and granted by project and year; the service types its proposals here while it studies
 * the dossier.
 */
export function ServiceMontants({ dossier }: { dossier: DossierSubventionView }) {
  const { id_fo } = dossier;
  const { id_service_instructeur: service, moves, etat } = instructionVue(dossier);
  // A decision fixes the amounts, even if the proposal read before still says that it can be changed.
  const isOpen = isAtStudy(etat) && moves.length > 0;
  const params = { id: id_fo, service };
  const read = useRead(propositionEndpoints.readProposition, isOpen ? { params } : null);
  const bureau = useRead(bureauEndpoints.readBureauDossier, isOpen ? { params } : null);
  const lignes = lignesMontants(dossier, service);
  if (lignes.length === 0) return null;
  // The table with fields is higher than the one that is only read: what follows stays hidden until it is known which
  // comes.
  if (isOpen && (read.state === 'attente' || bureau.state === 'attente'))
    return <div className="suite-attendue" aria-busy="true" />;
  // A decision made but not sent yet has fixed the amounts too, until it is taken back.
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
