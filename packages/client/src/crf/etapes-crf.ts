// Each step of a report is a link that says its status and, in a few words, what it holds.
import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { isCrfTransmis } from '@asso/domain/crf/crf.states';
import type { EtapeCrf } from '@asso/domain/crf/crf.steps';
import { realisationDe } from '@asso/domain/crf/realisation.rules';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { autresBlocages } from '../dossier/autres-blocages.ts';
import type { StepLink } from '../ui/step-status.ts';
import { etapeCrfHref } from './crf-href.ts';

export const etapesLieesCrf = (crf: CrfView): (StepLink & { id: EtapeCrf })[] =>
  crf.etapes.map(({ id, title, status }) => ({
    id,
    title,
    // The last step is never « done » while the report is still here, since ready is not transmitted.
    status: id === 'transmission' && isPret(crf) ? 'a-completer' : status,
    href: etapeCrfHref(crf, id),
    summary: resumeDe(crf, id),
  }));

function resumeDe(crf: CrfView, etape: EtapeCrf): string | undefined {
  const { projets, pieces, description } = crf;
  switch (etape) {
    case 'projets': {
      const told = projets.filter(({ corps }) => realisationDe(corps) !== null).length;
      return `${told} sur ${count(projets.length, 'projet', 'projets')}`;
    }
    case 'budget':
      return description.montant_realise > 0
        ? `${formatEuros(description.montant_realise)} utilisés sur ${formatEuros(description.montant_accorde)}`
        : undefined;
    case 'questions':
      return pieces.length === 0
        ? undefined
        : `Pièces : ${pieces.filter(({ document }) => document !== null).length} sur ${pieces.length}`;
    case 'transmission':
      return isPret(crf) ? 'Tout est prêt : il reste à transmettre.' : undefined;
  }
}

/** The report lacks nothing but its certification. */
export const isPret = (crf: Pick<CrfView, 'blockers'>): boolean => autresBlocages(crf).length === 0;

export const isTransmis = ({ transmis_le, description }: Pick<CrfView, 'transmis_le' | 'description'>) =>
  transmis_le !== null && isCrfTransmis(description.id_etat);
