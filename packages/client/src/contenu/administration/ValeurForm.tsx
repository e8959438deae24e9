import { usagesReferentielEndpoints } from '@asso/contract/contenu/usages-referentiel.endpoints';
import { type ReferentielView, referentielEndpoints } from '@asso/contract/referentiel/referentiel.endpoints';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { Fields } from '@asso/domain/kernel/fields';
import type { Problem } from '@asso/domain/kernel/result';
import { type ChangementValeur, isHeldByRules } from '@asso/domain/referentiel/changement-referentiel.rules';
import { isTypeReferentiel } from '@asso/domain/referentiel/referentiels.rules';
import { reglesReferentiels } from '@asso/domain/referentiel/referentiels-ouverts.rows';
import { sayUsages } from '@asso/domain/referentiel/usages-referentiel.rows';
import { codeValeur, valeurFields } from '@asso/domain/referentiel/valeur-referentiel.fields';
import { call } from '../../platform/call/call.ts';
import { now } from '../../platform/clock.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useEdition } from '../../platform/saisie/use-edition.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';
import { currentListes } from '../../ui/table/listes.ts';
import { sayPeriodeValidite } from './referentiel-words.ts';

type Option = ReferentielView['options'][number];
type Saisie = ChangementValeur & { code?: string | null };
type ValeurFormProps = {
  referentiel: ReferentielView;
  /** Null when a value is being added. */
  code: string | null;
  onDone: (isChanged: boolean) => void;
};

const hand = { rights: { edit: true }, writer: 'association' } as const;

/** Edits the label and the dates of one value; its former labels stay in the history. */
export function ValeurForm({ referentiel, code, onDone }: ValeurFormProps) {
  const { type, version, options } = referentiel;
  const option = options.find(({ value }) => value === code) ?? null;
  const edition = useEdition<Saisie>({
    name: `referentiel-${type}-${code ?? 'nouvelle'}`,
    value: option ? saisieOf(option) : {},
    version: option ? version : null,
    save: async ({ changes, value: { code: saisi, ...value } }) => {
      const sent = option
        ? Object.fromEntries(Object.entries(changes).map(([name, { to }]) => [name, to ?? null]))
        : value;
      const outcome = await call(referentielEndpoints.updateReferentiel, {
        params: { _id: type },
        ifMatch: version,
        body: { changes: { [code ?? saisi?.trim() ?? '']: sent as ChangementValeur } },
      });
      // Every open form offers the changed value at once.
      if (outcome.ok) currentListes.set((before) => ({ ...before, [type]: outcome.value.options }));
      return saveAnswer(outcome, () => value);
    },
    onSaved: () => {
      notify('succes', 'Liste enregistrée.');
      onDone(true);
    },
  });
  if (code !== null && !option) return <Notice tone="erreur" title="Cette valeur n’existe pas." />;
  return (
    <div className="pile colonne-texte">
      <h2 className="fr-h4">
        {option ? `${option.label} (${option.value})` : `${referentiel.nom} : nouvelle valeur`}
      </h2>
      {option?.source === 'official' && (
        <Notice tone="info" title="Valeur officielle : son libellé ne change pas.">
          Vous pouvez dire jusqu’à quel jour elle se choisit.
        </Notice>
      )}
      <SaisieForm
        saisie={edition}
        fields={fieldsOf(referentiel, option)}
        hand={hand}
        label="Enregistrer la valeur"
        others={option ? [] : prises(options, edition.typed)}
        onCancel={() => onDone(false)}
      >
        {option && <Usages type={type} code={option.value} />}
        <Apercu options={options} code={code} typed={edition.typed} />
      </SaisieForm>
    </div>
  );
}

const saisieOf = ({ label, du, au, ...rest }: Option): Saisie => ({
  label,
  du,
  au,
  ...(rest as Pick<ChangementValeur, 'parent' | 'feminin' | 'masculin'>),
});

/** Returns only the fields that the server would accept for this value. */
function fieldsOf({ type }: ReferentielView, option: Option | null): Fields {
  const regle = isTypeReferentiel(type) ? reglesReferentiels[type] : null;
  const plus: readonly string[] = regle?.isOuverte ? (regle.plus ?? []) : [];
  const isBegun = option !== null && (!option.du || option.du <= localDay(now()));
  const kept = Object.entries(valeurFields).filter(([name]) => {
    if (name === 'label') return option?.source !== 'official';
    if (name === 'du') return !isBegun;
    if (name === 'au') return !(option && isTypeReferentiel(type) && isHeldByRules(type, option.value));
    return plus.includes(name);
  });
  return { ...(option ? {} : { code: codeValeur }), ...Object.fromEntries(kept) };
}

/** Returns an error when a new value takes an existing code. */
const prises = (options: readonly Option[], { code }: Saisie): Problem[] =>
  options.some(({ value }) => value === code?.trim())
    ? [{ code: 'referentiel.code-pris', field: 'code', params: { code: code?.trim() ?? '' } }]
    : [];

/** Says who uses the value, before its last day is typed; says so when that cannot be counted. */
function Usages({ type, code }: { type: string; code: string }) {
  const read = useRead(usagesReferentielEndpoints.readUsagesValeur, {
    params: { _id: type },
    query: { code },
  });
  if (read.state === 'attente') return <p role="status">Qui l’utilise…</p>;
  return (
    <p role="status">
      {read.state === 'lu'
        ? `${sayUsages(read.value.items)}${read.value.items.some(({ n }) => n > 0) ? ' Rien n’y change si elle n’est plus proposée.' : ''}`
        : 'On n’a pas pu compter qui l’utilise.'}
    </p>
  );
}

/** Shows the list as it will be, with the changed value marked. */
function Apercu({
  options,
  code,
  typed,
}: {
  options: readonly Option[];
  code: string | null;
  typed: Saisie;
}) {
  const day = localDay(now());
  const mine = { value: code ?? '', label: typed.label ?? '', du: typed.du, au: typed.au };
  const after = code
    ? options.map((one) => (one.value === code ? { ...one, ...mine } : one))
    : [...options, mine];
  const all = after.filter(({ au, label }) => label && (!au || au >= day));
  const shown = autour(all, mine.value);
  return (
    <section className="cadre pile pile--serree" aria-labelledby="valeur-apercu">
      <h3 id="valeur-apercu" className="fr-h6">
        Ce que les formulaires proposeront
      </h3>
      <ul>
        {shown.map((one) => (
          <li key={one.value || 'nouvelle'}>
            {one.value === mine.value ? <strong>{one.label}</strong> : one.label}
            {(one.du && one.du > day) || one.au ? `, ${sayPeriodeValidite(one)}` : ''}
          </li>
        ))}
      </ul>
      {shown.length < all.length && (
        <p className="discret">
          Et {count(all.length - shown.length, 'autre valeur', 'autres valeurs')}, qui ne changent pas.
        </p>
      )}
      <p className="discret">Les dossiers déjà remplis gardent leur réponse.</p>
    </section>
  );
}

const shownWhole = 15;
const neighbours = 4;

/** Returns the values around the changed one, since a long list would push the button away. */
function autour<O extends { value: string }>(all: readonly O[], value: string): readonly O[] {
  if (all.length <= shownWhole) return all;
  const place = all.findIndex((one) => one.value === value);
  const from = Math.max(0, (place < 0 ? all.length : place) - neighbours);
  return all.slice(from, from + 2 * neighbours + 1);
}
