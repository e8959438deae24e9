import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import type { CollectionType } from '@asso/domain/association/collection/collections.rows';
import { frozenProblem } from '@asso/domain/association/collection/ligne.rules';
import { isBlank } from '@asso/domain/kernel/asks';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { findScreen } from '../../association/collection/collection-screens.ts';
import { LigneForm } from '../../association/collection/LigneForm.tsx';
import { type Collection, useCollection } from '../../association/collection/use-collection.ts';
import type { Form } from '../../ui/fields/form.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import type { Choisissables } from './options-dossier.ts';

const PersonnesListe = lazyPart(async () => (await import('./PersonnesListe.tsx')).PersonnesListe);

type Ajout = 'representant' | 'rib';
/** `complete` is the id of the row to complete, true for the last incomplete one, or null to add a row. */
type Ouvert = { ajout: Ajout; complete: string | true | null };
type Dossier = Pick<DossierHead, 'rights' | 'demandeur'> & { choix: Choisissables };
type AjoutsDemandeurProps = {
  dossier: Dossier;
  tete: { value: { demandeur?: object | null } };
  found: { refresh: () => Promise<Dossier | null> };
  /** The kinds of rows that the dossier takes from the association's file; no RIB where nothing is paid. */
  ajouts?: readonly Ajout[];
  onChoose: (path: string, id: unknown) => void;
  /**
   * The fields that choose among these rows, hidden while one is being added: the page then has a single form. It is
   * given what stands under the fields, by path: the button that adds a row to choose.
   */
  choix: (after: NonNullable<Form['after']>) => ReactNode;
  /** What follows, hidden too at that time so that the page has a single filled button. */
  children: ReactNode;
};

const tous: readonly Ajout[] = ['representant', 'rib'];
const types = { representant: 'representants_legaux', rib: 'ribs' } as const;
const paths: Record<Ajout, string> = {
  representant: 'demandeur.id_representant_legal',
  rib: 'demandeur.id_rib',
};

/**
 * Adds or completes the people and the RIB that the association's file lacks, one form at a time; they are saved in the
 * file.
 */
export function AjoutsDemandeur(props: AjoutsDemandeurProps) {
  const { dossier, tete, found, ajouts = tous, onChoose, choix, children } = props;
  // When a row is missing, an incomplete one is completed if there is any; the button adds a new one.
  const [ouvert, setOuvert] = useState<Ouvert | null>(() => aCompleter(dossier, ajouts));
  const [present, setPresent] = useState<string | null>(null);
  const isCompleting = useRef(false);
  if (dossier.rights.edit !== true) {
    return (
      <>
        {choix({})}
        {children}
      </>
    );
  }
  const { representants } = dossier.choix;
  const open = (next: Ouvert | null) => {
    isCompleting.current = false;
    setPresent(typeof next?.complete === 'string' ? next.complete : null);
    setOuvert(next);
  };
  const personnes = ajouts.includes('representant') &&
    representants.length > 0 &&
    (ouvert?.ajout === 'representant' || representants.some(({ manques }) => manques)) && (
      <Suspense>
        <PersonnesListe
          personnes={representants}
          siret={dossier.demandeur.id_siret}
          present={present}
          onCompleter={(complete) => open({ ajout: 'representant', complete })}
        />
      </Suspense>
    );
  const id = dossier.demandeur.id_siret;
  const take = (ajout: Ajout) => async () => {
    const fresh = await found.refresh();
    const nouveau = idsOf(fresh ?? dossier, ajout).find((one) => !idsOf(dossier, ajout).includes(one));
    const name = ajout === 'rib' ? 'id_rib' : 'id_representant_legal';
    const isFree = isBlank(Reflect.get(tete.value.demandeur ?? {}, name));
    if (nouveau && isFree && peutEtreChoisi(fresh ?? dossier, nouveau)) onChoose(paths[ajout], nouveau);
    const reste = fresh && aCompleter(fresh, ajouts);
    // When the row just saved is still incomplete, its form stays open.
    setOuvert((now) => (isCompleting.current || now?.ajout === reste?.ajout ? now : reste));
  };
  if (ouvert) {
    return (
      <>
        {personnes}
        <section className="cadre pile pile--serree" aria-labelledby="ajout">
          <AjoutLigne
            key={`${ouvert.ajout} ${ouvert.complete}`}
            type={types[ouvert.ajout]}
            id={id}
            complete={ouvert.complete}
            raison={raisonOf(dossier, ouvert.ajout)}
            onSaved={take(ouvert.ajout)}
            onCompleting={(ligne) => {
              isCompleting.current = ligne !== null;
              setPresent(ligne);
            }}
            onCancel={() => open(null)}
          />
        </section>
      </>
    );
  }
  const button = (ajout: Ajout) => (
    <button
      key={ajout}
      type="button"
      className="fr-btn fr-btn--tertiary fr-btn--sm"
      onClick={() => open({ ajout, complete: null })}
    >
      {findScreen(types[ajout]).mots.ajouter}
    </button>
  );
  // A button stands under the field where its row will be chosen, or after the fields when there is nothing to choose.
  const placed = ajouts.filter((ajout) => idsOf(dossier, ajout).length > 0);
  const rest = ajouts.filter((ajout) => !placed.includes(ajout));
  return (
    <>
      {choix(Object.fromEntries(placed.map((ajout) => [paths[ajout], button(ajout)])))}
      {personnes}
      {rest.length > 0 && <div className="actions actions--ligne">{rest.map(button)}</div>}
      {children}
    </>
  );
}

/** Tells whether a field is shown: there must be a complete row to choose for it. */
export const isChoosable = (dossier: Pick<Dossier, 'choix'>, name: string): boolean =>
  idsOf(dossier, name === 'id_rib' ? 'rib' : 'representant').length > 0;

const idsOf = ({ choix }: Pick<Dossier, 'choix'>, ajout: Ajout): string[] =>
  (ajout === 'rib' ? (choix.ribs ?? []) : choix.representants)
    .filter(({ manques }) => manques === '')
    .map(({ id }) => id);

/**
 * Tells whether a person may be chosen as representative: one who may not sign for the association is only added to the
 * file.
 */
const peutEtreChoisi = ({ choix }: Pick<Dossier, 'choix'>, id: string): boolean =>
  choix.representants.find((one) => one.id === id)?.peutRepresenter !== false;

/** Returns what to add first: people before the RIB, since nobody could sign without them. */
function aCompleter(dossier: Dossier, ajouts: readonly Ajout[]): Ouvert | null {
  const ajout = ajouts.find((one) => idsOf(dossier, one).length === 0);
  return ajout ? { ajout, complete: true } : null;
}

function raisonOf(dossier: Dossier, ajout: Ajout): string {
  if (idsOf(dossier, ajout).length > 0) return '';
  const { representants, ribs = [] } = dossier.choix;
  if (ajout === 'rib') {
    return ribs.length > 0
      ? 'Aucun RIB de votre association n’est complet.'
      : 'Votre association n’a aucun RIB.';
  }
  return representants.length > 0
    ? 'Aucune personne de votre association n’a une fiche complète : qui signe pour elle ?'
    : 'Votre association n’a aucun représentant légal : qui signe pour elle ?';
}

type AjoutLigneProps = {
  type: CollectionType;
  id: string;
  complete: Ouvert['complete'];
  raison: string;
  onSaved: () => Promise<void>;
  /** Called when a row was added incomplete and its form goes on with it; null once it is complete. */
  onCompleting: (id: string | null) => void;
  onCancel: () => void;
};

function AjoutLigne(props: AjoutLigneProps) {
  const read = useCollection(props.type, props.id);
  switch (read.state) {
    case 'lu':
      return <Ajout {...props} found={read.value} />;
    case 'refuse':
      return <Notice tone="erreur" title={read.problem.message} />;
    case 'attente':
      // The title is drawn before the rows are read, because it takes the focus of the button that was pressed.
      return (
        <>
          <TitreAjout>{findScreen(props.type).mots.ajouter}</TitreAjout>
          <Loading />
        </>
      );
  }
}

const TitreAjout = ({ children }: { children: ReactNode }) => (
  <h2 id="ajout" className="fr-h5">
    {children}
  </h2>
);

function Ajout({ type, id, complete, raison, found, ...form }: AjoutLigneProps & { found: Collection }) {
  const { mots, nom, ParPapier } = findScreen(type);
  const [isByHand, setIsByHand] = useState(false);
  // The form keeps the row it began with, although saving reads the rows again.
  const [one] = useState(() =>
    complete === null
      ? undefined
      : found.lignes.items.findLast(
          (item) =>
            (complete === true ? !item.complet : item.id === complete) && frozenProblem(type, item) === null,
        ),
  );
  const [added, setAdded] = useState<string | null>(null);
  if (ParPapier && !one && !isByHand) {
    return (
      <ParPapier
        id={id}
        found={found}
        papier={null}
        cadre={({ titre, chapo }, children) => (
          <>
            <TitreAjout>{titre}</TitreAjout>
            <p>
              {raison} {chapo}
            </p>
            {children}
            <p>
              <button type="button" className="fr-btn fr-btn--secondary" onClick={form.onCancel}>
                Annuler
              </button>
            </p>
          </>
        )}
        onSaved={form.onSaved}
        onByHand={() => setIsByHand(true)}
      />
    );
  }
  return (
    <>
      <TitreAjout>{one ? `Compléter ${nom(one)}` : added ? `Compléter ${added}` : mots.ajouter}</TitreAjout>
      {!added && raison && <p>{raison}</p>}
      <LigneForm
        type={type}
        id={id}
        found={found}
        one={one}
        {...form}
        onCompleting={(ligne) => {
          if (ligne && !one) setAdded(nom(ligne));
          form.onCompleting(ligne?.id ?? null);
        }}
      />
    </>
  );
}
