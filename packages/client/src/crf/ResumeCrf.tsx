import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { crfFields } from '@asso/domain/crf/crf.fields';
import { customsOf, scopesDuCrf } from '@asso/domain/crf/crf-complet.rules';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { LienModifier } from '../demarche/envoi/LienModifier.tsx';
import { LecturePieces } from '../demarche/pieces/LecturePieces.tsx';
import { KeyFigures } from '../ui/KeyFigures.tsx';
import { ReadValues } from '../ui/ReadValues.tsx';
import { crfHref } from './crf-href.ts';
import { ProjetCrfLecture } from './ProjetCrfLecture.tsx';
import { completDuCrf } from './use-crf-projet.ts';

type ResumeCrfProps = { dossier: CrfView; isEditable?: boolean };

/** Shows all that a report says, as the service reads it. */
export function ResumeCrf({ dossier: crf, isEditable = false }: ResumeCrfProps) {
  const complet = completDuCrf(crf);
  const { montant_accorde, montant_realise } = crf.description;
  const reste = crf.projets.reduce((sum, one) => sum + one.reste, 0);
  return (
    <div className="pile pile--large">
      <KeyFigures
        label="La subvention de cet exercice"
        figures={[
          { label: 'Accordé', value: formatEuros(montant_accorde) },
          { label: 'Utilisé', value: formatEuros(montant_realise) },
          ...(reste > 0 ? [{ label: 'À reverser ou à reporter', value: formatEuros(reste) }] : []),
        ]}
      />
      {crf.projets.map((projet) => (
        <ProjetCrfLecture key={projet.id} crf={crf} projet={projet} isEditable={isEditable} />
      ))}
      <section className="pile pile--serree" aria-labelledby="lecture-annexe">
        <h2 className="fr-h4" id="lecture-annexe">
          Annexe et questions
        </h2>
        <ReadValues
          value={crf.corps}
          fields={{ customs: crfFields.customs }}
          custom={customsOf(complet)}
          scopes={scopesDuCrf(complet)}
        />
        <ReadValues value={crf.corps} fields={crfFields.donnees.fields} parentPath="donnees" />
        {crf.pieces.length > 0 && <LecturePieces pieces={crf.pieces} />}
        {isEditable && (
          <p>
            <LienModifier href={crfHref(crf, '?etape=questions')} bloc="questions">
              l’annexe et les questions
            </LienModifier>
          </p>
        )}
      </section>
    </div>
  );
}
