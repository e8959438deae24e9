import { copieAnneeSuivante } from '@asso/domain/association/collection/annee.rules';
import {
  type CollectionType,
  collections,
  listManquesLigne,
} from '@asso/domain/association/collection/collections.rows';
import {
  describeAvance,
  doubleProblems,
  findLigneEtablissement,
  wholeLigneProblems,
} from '@asso/domain/association/collection/ligne.rules';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Fields } from '@asso/domain/kernel/fields';
import type { Hand } from '@asso/domain/kernel/writable';
import { sentDate } from '@asso/domain/referentiel/exercices.rules';
import { useRef, useState } from 'react';
import { now } from '../../platform/clock.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useEdition } from '../../platform/saisie/use-edition.ts';
import { writableRows } from '../../platform/saisie/use-press.ts';
import { useActingFor } from '../../platform/session/acting-for.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useSignedInUser } from '../../platform/session/session.ts';
import { Fold } from '../../ui/Fold.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { FieldMarks } from '../../ui/fields/field-marks.ts';
import type { Form } from '../../ui/fields/form.ts';
import { Notice } from '../../ui/Notice.tsx';
import { etablissementOptions } from '../adhesion/etablissement-options.ts';
import { phrasesAssociation } from '../fiche/champs-rubrique.ts';
import { readAnnee } from './annees-saisies.ts';
import { findScreen } from './collection-screens.ts';
import { toDraft } from './draft-of.ts';
import { type LigneSuivie, saveLigne } from './save-ligne.ts';
import type { Collection, CollectionLigne } from './use-collection.ts';
import './ligne-form.css';

export type LigneFormProps = {
  type: CollectionType;
  id: string;
  found: Collection;
  /** The row to edit; when absent, the form adds one. */
  one: CollectionLigne | undefined;
  /** The row of which the new one starts as a copy, a year later. */
  from?: CollectionLigne;
  onSaved: () => Promise<unknown>;
  onCancel: () => void;
  /** Called when a row was added incomplete and the open form goes on with it; null once nothing is missing. */
  onCompleting?: (ligne: CollectionLigne | null) => void;
};

/** The form edits one row of a collection, on a page of its own or inside a dossier that lacks one. */
export function LigneForm({ type, id, found, one, from, onSaved, onCancel, onCompleting }: LigneFormProps) {
  const { mots, propose, options, entraine, tait, plies, isTwoColumns, AvantLaSaisie, SousLaSaisie } =
    findScreen(type);
  const { fields, right } = collections[type];
  const { identite, etablissements, lignes } = found;
  const isAnnuelle = describeAvance(type) !== undefined;
  const places = etablissementOptions(etablissements.items, one && findLigneEtablissement(type, one));
  const hand = { rights: { edit: lignes.rights[right] === true }, writer: 'association' } as const;
  const copied = from && copieAnneeSuivante<Fields>(fields, toDraft<Fields>(fields, from));
  const moi = { ...useSignedInUser(), fonction: useActingFor()?.fonction };
  const suivie = useRef<LigneSuivie>({ id: one?.id, enSuspens: null });
  const sent = useRef<object>({});
  // A row saved incomplete keeps its form open, which then completes that row and shows what is missing.
  const [aCompleter, setACompleter] = useState<string | null>(null);
  const edition = useEdition<object>({
    name: `${type}-${one?.id ?? `nouveau-${from?.id ?? identite.association.id}`}`,
    value: one ? toDraft(fields, one) : {},
    proposed: one ? undefined : (copied ?? propose?.(found, moi)),
    version: one?.version ?? null,
    save: (given) => {
      sent.current = given.value;
      return saveLigne({ type, id_asso: id, suivie: suivie.current }, given);
    },
    onSaved: async () => {
      const manques = listManquesLigne(type, sent.current);
      if (manques) notify('attention', `${mots.incomplet} : il manque ou il faut corriger ${manques}.`);
      else notify('succes', one ? mots.enregistre : mots.ajoute);
      const left = manques ? (suivie.current.id ?? null) : null;
      onCompleting?.(left === null ? null : ({ ...sent.current, id: left } as CollectionLigne));
      await onSaved();
      setACompleter(left);
    },
  });
  const change = (path: string, to: unknown) => {
    edition.change(path, to);
    if (one) return;
    for (const [name, value] of Object.entries(entraine?.(path, to) ?? {})) edition.change(name, value);
  };
  const shown = champsASaisir(fields, {
    hand,
    hasPlaces: etablissements.items.length > (isAnnuelle ? 1 : 0),
    untold: tait?.(identite.association.nom, edition.typed) ?? [],
  });
  const isPlie = (name: string) => plies?.names.some((one) => one === name) === true;
  const choices = {
    etablissement: isAnnuelle && identite.profil !== 'secondaire' ? [touteLAssociation, ...places] : places,
    ...options?.(one),
  };
  const besides = lignes.items.filter((other) => other.id !== (one?.id ?? aCompleter));
  return (
    <div className={isTwoColumns ? 'pile ligne-colonnes' : 'pile'}>
      {aCompleter && (
        <Notice tone="info" title={`${mots.incomplet}.`}>
          Ce que vous avez écrit est enregistré. Il ne manque que les réponses marquées.
        </Notice>
      )}
      {!one && !aCompleter && AvantLaSaisie && <AvantLaSaisie value={edition.typed} change={change} />}
      <SaisieForm
        saisie={{ ...edition, change }}
        sentences={phrasesAssociation}
        fields={only(shown, (name) => !isPlie(name))}
        hand={hand}
        options={choices}
        notes={copied && notesOf(copied, readAnnee(from))}
        others={[
          ...wholeLigneProblems(type, edition.typed, sentDate(now())),
          ...doubleProblems(type, edition.typed, besides),
        ]}
        stage={aCompleter ? 'transmission' : undefined}
        markedAt="transmission"
        isShown={aCompleter !== null}
        label={one || aCompleter ? mots.boutonEnregistrer : mots.boutonAjouter}
        onCancel={onCancel}
        cancelLabel={aCompleter ? 'Compléter plus tard' : undefined}
      >
        {plies && (
          <ChampsPlies
            titre={plies.titre}
            fields={only(shown, isPlie)}
            value={edition.typed}
            onChange={change}
            refusals={edition.refusals}
            hand={hand}
            options={choices}
          />
        )}
        {SousLaSaisie && <SousLaSaisie found={found} value={edition.typed} />}
      </SaisieForm>
    </div>
  );
}

const only = (fields: Fields, isKept: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isKept(name)));

const touteLAssociation = { value: '', label: 'Toute l’association' };

type Asked = { hand: Hand; hasPlaces: boolean; untold: readonly string[] };

/** Returns the fields to type: without those written by the server, nor the establishment when there is none. */
const champsASaisir = (fields: Fields, { hand, hasPlaces, untold }: Asked): Fields =>
  Object.fromEntries(
    Object.entries(writableRows(fields, hand)).filter(
      ([name, row]) =>
        !untold.includes(name) && (hasPlaces || row.kind !== 'id' || row.of !== 'etablissement'),
    ),
  );

/** Returns a note for each copied value, with the year it comes from. */
const notesOf = (copied: object, annee: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(copied)
      .filter(([name, value]) => name !== 'annee' && name !== 'id_siret' && !isBlank(value))
      .map(([name]) => [name, `Repris de ${annee}`]),
  );

type ChampsPliesProps = Pick<Form, 'onChange' | 'refusals' | 'hand' | 'options'> & {
  titre: string;
  fields: Fields;
  value: object;
};

/** Fields that are rarely filled, folded until one of them has a value or an error. */
function ChampsPlies({ titre, fields, value, ...form }: ChampsPliesProps) {
  const names = Object.keys(fields);
  if (names.length === 0) return null;
  const saysSomething = names.some(
    (name) => Boolean(Reflect.get(value, name)) || form.refusals?.some(({ field }) => field === name),
  );
  return (
    <Fold opensFor={saysSomething} summary={titre}>
      <FieldMarks value="groupe">
        <FieldList {...form} fields={fields} value={value} saysRequired={false} />
      </FieldMarks>
    </Fold>
  );
}
