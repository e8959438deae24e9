import { sayDatesPrevues } from '@asso/domain/crf/crf.words';
import { crfProjetFields } from '@asso/domain/crf/crf-projet.fields';
import { contenuProjetCrf } from '@asso/domain/crf/crf-projet.rules';
import { joursRealises } from '@asso/domain/crf/realisation.rules';
import { copyContenu } from '@asso/domain/crf/reprise.rules';
import type { Fields } from '@asso/domain/kernel/fields';
import { rangs, sayJours } from '@asso/domain/subvention/indicateurs.rules';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { announce } from '../ui/page/announcer.ts';
import { prevuIndicateur } from './prevu-said.ts';
import { RealisationChoice } from './RealisationChoice.tsx';
import { Reste } from './Reste.tsx';
import type { ProjetCrfDraft } from './use-crf-projet.ts';

const { moyens, dates, beneficiaire, territoires, evaluation } = crfProjetFields;
const laid: readonly string[] = [
  ...['isRealised', 'isReported', 'motif'],
  ...['moyens', 'dates', 'beneficiaire', 'territoires', 'evaluation'],
];
/** The fields without a place of their own above, shown last. */
const autres = contenuProjetCrf.filter((name) => !laid.includes(name));
const { indicateurs: indicateurRow, ...jugement } = evaluation.fields;

/** Asks what was done, beside what was planned; for a project not done, asks why and what becomes of the money. */
export function ContenuProjet(given: ProjetCrfDraft) {
  const { draft, form, chemin, projet, complet, writeAll } = given;
  const { prevu } = projet;
  const list = { ...form, saysRequired: false };
  if (draft.value.isRealised !== true) {
    return (
      <>
        <RealisationChoice {...given} />
        {draft.value.isRealised === false && (
          <>
            <Reste {...given} />
            <FieldList {...list} fields={crfProjetFields} only={['motif']} parentPath={chemin} />
          </>
        )}
      </>
    );
  }
  const copied = copyContenu(prevu, draft.value);
  const copy = () => {
    writeAll(copied);
    announce('Prévu recopié : corrigez ce qui a changé.');
  };
  const nombre = prevu.beneficiaire?.nombre;
  // The days are computed from the sessions and their duration, as the planned ones were; they are typed only while one
  // of these is missing.
  const evaluee = draft.value.evaluation ?? {};
  const jours =
    joursRealises(draft.value, complet.indicateurs) === null
      ? null
      : sayJours(
          evaluee.indicateurs?.find((one) => Number(one.rang) === rangs.sessions)?.realise,
          evaluee.duree_par_session,
        );
  const prevues = sayDatesPrevues(prevu.dates);
  const at = (path: string) => `${chemin}.${path}`;
  return (
    <>
      <RealisationChoice {...given} />
      {copied.length > 0 && (
        <div className="actions">
          <button type="button" className="fr-btn fr-btn--secondary" onClick={copy}>
            Recopier le prévu<span className="invisible"> : dates, personnes, lieux et indicateurs</span>
          </button>
          <span className="fr-hint-text">Dates, personnes, lieux et indicateurs, à corriger ensuite.</span>
        </div>
      )}
      <FieldList {...list} fields={moyens.fields} parentPath={at('moyens')} />
      <FieldList
        {...list}
        notes={prevues ? { [at('dates.date_debut')]: prevues } : {}}
        fields={dates.fields}
        parentPath={at('dates')}
      />
      <FieldList
        {...list}
        notes={nombre ? { [at('beneficiaire.nombre')]: `Prévu : ${nombre}` } : {}}
        fields={beneficiaire.fields}
        parentPath={at('beneficiaire')}
      />
      <FieldList {...list} fields={{ territoires }} parentPath={chemin} />
      {(draft.value.evaluation?.indicateurs ?? []).map((one) =>
        jours !== null && Number(one.rang) === rangs.jours ? (
          <p key={one.id}>
            {one.intitule} : <output>{jours}</output>{' '}
            <span className="fr-hint-text">{prevuIndicateur(one)}</span>
          </p>
        ) : (
          <FieldList
            key={one.id}
            {...list}
            fields={realiseOf(one.intitule, prevuIndicateur(one))}
            parentPath={at(`evaluation.indicateurs.${one.id}`)}
          />
        ),
      )}
      <FieldList {...list} fields={jugement} parentPath={at('evaluation')} />
      <FieldList {...list} fields={crfProjetFields} only={autres} parentPath={chemin} />
    </>
  );
}

/** Returns the field of an indicator, labelled as in the request. */
const realiseOf = (intitule: string | null | undefined, aide: string | undefined): Fields => ({
  realise: { ...indicateurRow.fields.realise, label: intitule || 'Indicateur', aide },
});
