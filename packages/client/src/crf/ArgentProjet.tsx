import { champExplication } from '@asso/domain/crf/crf-projet.rules';
import {
  compareCrf,
  type Ecart,
  findExplication,
  isCoteSaisi,
  listEcartsCrf,
  readSeuils,
} from '@asso/domain/crf/ecarts.rules';
import { sayUtilisation } from '@asso/domain/crf/realisation.rules';
import { copyPrevu } from '@asso/domain/crf/reprise.rules';
import type { Montants } from '@asso/domain/kernel/fields';
import { spokenTotals } from '@asso/domain/referentiel/budget.words';
import { comptesMontres } from '@asso/domain/referentiel/plan-comptable.rows';
import { describeSolde, inEuros } from '../referentiel/cotes-budget.ts';
import { sideContributions } from '../subvention/projet/budget/budget-annee.ts';
import { BudgetEditor } from '../ui/budget/BudgetEditor.tsx';
import { Fold } from '../ui/Fold.tsx';
import { FieldMessages } from '../ui/fields/FieldMessages.tsx';
import { errorAt, fieldId } from '../ui/fields/field-errors.ts';
import { announce } from '../ui/page/announcer.ts';
import { ecartCompte, groupPrevuByCompte, pathCrf, sideCrf } from './budget-crf.ts';
import { ExplicationEcart } from './ExplicationEcart.tsx';
import { RecettesProjet } from './RecettesProjet.tsx';
import { Reste } from './Reste.tsx';
import { nameCrfService, type ProjetCrfDraft } from './use-crf-projet.ts';

/** Shows planned and realised amounts side by side with their difference, and what became of the grant. */
export function ArgentProjet(given: ProjetCrfDraft) {
  const { draft, projet, complet, chemin, form, writeAll } = given;
  if (draft.value.isRealised !== true) return <SansArgent {...given} />;
  const service = nameCrfService(given.crf);
  const { campagne, exercice } = complet;
  const { prevu } = projet;
  const corps = draft.value;
  const compared = compareCrf({ prevu, corps }, campagne);
  const path = `${chemin}.budgetCrf`;
  const errors = [...(form.refusals ?? []), ...(form.errors ?? [])];
  // Nothing is to be explained before something is typed on that side, unless it was asked for already.
  const isAsked = ({ code, side, isAExpliquer }: Ecart) =>
    isAExpliquer &&
    (isCoteSaisi(corps, side) || errorAt(errors, `${chemin}.${champExplication(code)}`) !== undefined);
  const aExpliquer = listEcartsCrf(compared, readSeuils(campagne)).filter(
    (one) => isAsked(one) || findExplication(corps, one.code),
  );
  const copied = copyPrevu(prevu, corps);
  const side = {
    corps,
    service,
    exercice,
    totals: compared.realise,
    champHref: (champ: string) => `#${fieldId(`${chemin}.${champ}`)}`,
  };
  const common = {
    onChange: (code: string, value: number | string | null) => draft.set(pathCrf(code), value),
    onLeave: () => void draft.flush(),
    sousTotaux: inEuros(compared.realise.comptesCents),
    errors,
    round: form.round,
  };
  const copy = () => {
    writeAll(copied);
    announce('Prévu recopié : corrigez ce qui a changé.');
  };
  return (
    <>
      <RecettesProjet {...given} />
      <fieldset
        className="pile groupe-nu"
        id={fieldId(path)}
        tabIndex={-1}
        aria-label={`Dépenses et recettes ${exercice}`}
      >
        <FieldMessages id={fieldId(path)} error={errorAt(errors, path)} />
        <BudgetEditor
          {...common}
          path={path}
          values={{ ...corps.budgetCrf?.charges, ...corps.budgetCrf?.produits } as Montants}
          sides={[sideCrf('charge', side), sideCrf('produit', side)]}
          prevu={groupPrevuByCompte(prevu, campagne)}
          ecarts={(code) => {
            const found = ecartCompte(code, compared);
            const asked = aExpliquer.find((one) => one.code === code);
            return found && { ...found, question: asked && <ExplicationEcart {...given} ecart={asked} /> };
          }}
          equilibre={{
            ...describeSolde(compared.realise),
            notes: [sayUtilisation(corps, compared.realise.chargesCents)],
          }}
          spoken={spokenTotals(compared.realise, 'charge')}
          usuels={comptesMontres}
          actions={
            copied.length > 0 && (
              <button type="button" className="fr-btn fr-btn--secondary fr-btn--sm" onClick={copy}>
                Recopier le prévu
              </button>
            )
          }
        />
        <Reste draft={draft} />
        <Fold
          opensFor={Object.values(corps.budgetCrf?.contributions ?? {}).some(Boolean)}
          summary="Contributions volontaires en nature, hors du total"
        >
          <BudgetEditor
            {...common}
            path={`${path}.nature`}
            values={(corps.budgetCrf?.contributions ?? {}) as Montants}
            prevu={(prevu.budget.contributions ?? {}) as Montants}
            sides={[nature('86', exercice), nature('87', exercice)]}
            usuels={['86', '87']}
            isShort
          />
        </Fold>
      </fieldset>
    </>
  );
}

const nature = (code: '86' | '87', exercice: number) =>
  sideContributions(code, { id: `${exercice}`, annee: exercice });

const SansArgent = (given: ProjetCrfDraft) =>
  given.draft.value.isRealised === false ? (
    <>
      <p>Ce projet n’a pas eu lieu : aucune dépense n’est demandée.</p>
      <Reste {...given} />
    </>
  ) : (
    <p>Dites d’abord, à l’étape 1, ce qu’est devenu ce projet.</p>
  );
