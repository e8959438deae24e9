import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { isCrfTransmis } from '@asso/domain/crf/crf.states';
import type { EtapeCrf } from '@asso/domain/crf/crf.steps';
import { motsCrf, sayCrfOpened } from '@asso/domain/crf/crf.words';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { Notice } from '../ui/Notice.tsx';

type OuvertureCrfProps = { dossier: CrfView; etape: EtapeCrf | null };

/** Says how the report began, above its steps, until it is transmitted. */
export function OuvertureCrf({ dossier: crf, etape }: OuvertureCrfProps) {
  const { exercice, id_etat } = crf.description;
  const suivie = crf.historique.find(({ fait }) => fait === motsCrf.follow.fait);
  if (etape === null && suivie && !isCrfTransmis(id_etat)) {
    return (
      <Notice
        tone="attention"
        title={`Décision modifiée le ${formatDate(new Date(suivie.le))} : les montants accordés de ce compte rendu ont suivi.`}
      >
        Relisez ce que vous aviez déjà écrit de cet argent.
      </Notice>
    );
  }
  if (etape !== null || id_etat >= 3) return null;
  const quoi = id_etat === 1 ? ('CLONED' as const) : ('FETCHED' as const);
  return (
    <Notice tone="info" title={sayCrfOpened({ quoi, exercice, cree_le: new Date(crf.cree_le) })}>
      {quoi === 'CLONED' && 'Le prévu est déjà écrit : dites ce qui a été réalisé.'}
    </Notice>
  );
}
