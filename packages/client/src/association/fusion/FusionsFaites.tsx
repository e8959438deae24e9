import {
  type RattachementView,
  rattachementEndpoints,
} from '@asso/contract/association/rattachement.endpoints';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { useRef } from 'react';
import { call } from '../../platform/call/call.ts';
import { ActeButton } from '../acces/ActeButton.tsx';

type Fusion = RattachementView['fusions'][number];
type FusionsProps = { id: string; fusions: readonly Fusion[]; onChanged: () => Promise<unknown> };

/** Lists what was merged into this file, each with its undoing while there is time. */
export function FusionsFaites({ id, fusions, onChanged }: FusionsProps) {
  if (fusions.length === 0) return null;
  return (
    <section className="pile" aria-labelledby="fusions">
      <h2 id="fusions" className="fr-h4">
        Fiches fusionnées dans celle-ci
      </h2>
      <ul className="liste-nue fiches">
        {fusions.map((fusion) => (
          <li key={fusion.id} className="cadre pile pile--serree">
            <p>
              <strong>{fusion.nom}</strong>, par {fusion.par}, le{' '}
              {formatHorodatage(new Date(fusion.faite_le))}.
            </p>
            <p>Motif : {fusion.motif}</p>
            <p className="discret">{suite(fusion)}</p>
            {fusion.est_annulable && <Annuler id={id} fusion={fusion} onChanged={onChanged} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const suite = ({ annulee_le, est_annulable, annulable_jusqu_au }: Fusion): string => {
  if (annulee_le) return `Annulée le ${formatHorodatage(new Date(annulee_le))}.`;
  const fin = formatHorodatage(new Date(annulable_jusqu_au));
  return est_annulable ? `Peut être annulée jusqu’au ${fin}.` : `Ne peut plus être annulée depuis le ${fin}.`;
};

type AnnulerProps = { id: string; fusion: Fusion } & Pick<FusionsProps, 'onChanged'>;

function Annuler({ id, fusion, onChanged }: AnnulerProps) {
  // The answer says how much came back and how much did not.
  const dit = useRef('');
  return (
    <div className="actions">
      <ActeButton
        label="Annuler cette fusion"
        what={withElision(fusion.nom)}
        kind="secondaire"
        title={`Annuler la fusion ${withElision(fusion.nom)}`}
        confirm="Annuler la fusion"
        isDanger
        act={async () => {
          const outcome = await call(rattachementEndpoints.annulerFusion, {
            query: { id_asso: id },
            body: { id_fusion: fusion.id },
          });
          if (outcome.ok) dit.current = outcome.value.dit;
          return outcome;
        }}
        done={() => dit.current}
        onDone={onChanged}
      >
        <p>
          Ce qui a été déplacé revient sur l’autre fiche, qui reprend ses numéros. Ce qui a été fait depuis
          reste sur cette fiche.
        </p>
      </ActeButton>
    </div>
  );
}
