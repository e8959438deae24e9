import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { crfFields } from '@asso/domain/crf/crf.fields';
import { crfScopes, listCustomFields } from '@asso/domain/crf/crf-complet.rules';
import { compareCrf } from '@asso/domain/crf/ecarts.rules';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { describeBalance } from '@asso/domain/referentiel/budget.words';
import { Bloc } from '../demarche/envoi/Bloc.tsx';
import { LecturePieces } from '../demarche/pieces/LecturePieces.tsx';
import { KeyFigures } from '../ui/KeyFigures.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadValues } from '../ui/ReadValues.tsx';
import { crfHref } from './crf-href.ts';
import { sayPiecesCrf } from './en-bref-crf.ts';
import { ProjetCrfLecture } from './ProjetCrfLecture.tsx';
import { crfComplet } from './use-crf-projet.ts';

type ResumeCrfProps = { dossier: CrfView; isEditable?: boolean };

/** Shows all that a report says, as the service reads it. */
export function ResumeCrf({ dossier: crf, isEditable = false }: ResumeCrfProps) {
  const complet = crfComplet(crf);
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
      {desequilibres(crf).map((sentence) => (
        <Notice key={sentence} tone="attention" title={sentence} />
      ))}
      <div className={isEditable ? 'plis-panneau' : 'pile pile--large'}>
        {crf.projets.map((projet) => (
          <ProjetCrfLecture key={projet.id} crf={crf} projet={projet} isEditable={isEditable} />
        ))}
        <Bloc
          titre="Annexe et questions"
          bloc="questions"
          href={isEditable ? crfHref(crf, '?etape=questions') : null}
          {...(isEditable ? { enBref: sayPiecesCrf(crf) ?? '' } : {})}
        >
          <ReadValues
            value={crf.corps}
            fields={{ customs: crfFields.customs }}
            custom={listCustomFields(complet)}
            scopes={crfScopes(complet)}
          />
          <ReadValues value={crf.corps} fields={crfFields.donnees.fields} parentPath="donnees" />
          {crf.pieces.length > 0 && <LecturePieces pieces={crf.pieces} />}
        </Bloc>
      </div>
    </div>
  );
}

/** Says again, where all is read before sending, which realised budgets do not balance. */
function desequilibres(crf: CrfView): string[] {
  const { campagne } = crfComplet(crf);
  return crf.projets.flatMap(({ corps, prevu, numero_projet }) => {
    if (corps.isRealised !== true) return [];
    const { kind, sentence } = describeBalance(compareCrf({ prevu, corps }, campagne).realise);
    return kind === 'insuffisance' || kind === 'excedent' ? [`Projet ${numero_projet} : ${sentence}`] : [];
  });
}
