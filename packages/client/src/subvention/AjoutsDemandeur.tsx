import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { CollectionType } from '@asso/domain/association/collections.rows';
import { isBlank } from '@asso/domain/kernel/asks';
import { type ReactNode, useState } from 'react';
import { screenOf } from '../association/collection-screens.ts';
import { LigneForm } from '../association/LigneForm.tsx';
import { useCollection } from '../association/use-collection.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';

type Ajout = 'representant' | 'rib';
type Dossier = Pick<DossierSubventionView, 'rights' | 'demandeur'> & {
  choix: Pick<DossierSubventionView['choix'], 'representants'> & Partial<DossierSubventionView['choix']>;
};
type AjoutsDemandeurProps = {
  dossier: Dossier;
  tete: { value: { demandeur?: object | null } };
  found: { refresh: () => Promise<Dossier | null> };
  /** What this dossier chooses from the file: without a bank detail where nothing is paid. */
  ajouts?: readonly Ajout[];
  onChoose: (path: string, id: unknown) => void;
  /** What follows, once nothing is being added: the page has one primary button. */
  children: ReactNode;
};

const tous: readonly Ajout[] = ['representant', 'rib'];
const types = { representant: 'representants_legaux', rib: 'ribs' } as const;
const paths: Record<Ajout, string> = {
  representant: 'demandeur.id_representant_legal',
  rib: 'demandeur.id_rib',
};

/** What the association's file lacks is asked here, one form at a time, and kept there: nothing is asked twice. */
export function AjoutsDemandeur(props: AjoutsDemandeurProps) {
  const { dossier, tete, found, ajouts = tous, onChoose, children } = props;
  const [ouvert, setOuvert] = useState(() => manqueDe(dossier, ajouts));
  if (dossier.rights.edit !== true) return children;
  const id = dossier.demandeur.id_siret;
  const take = (ajout: Ajout) => async () => {
    const fresh = await found.refresh();
    const nouveau = idsDe(fresh ?? dossier, ajout).find((one) => !idsDe(dossier, ajout).includes(one));
    const name = ajout === 'rib' ? 'id_rib' : 'id_representant_legal';
    if (nouveau && isBlank(Reflect.get(tete.value.demandeur ?? {}, name))) onChoose(paths[ajout], nouveau);
    setOuvert(fresh ? manqueDe(fresh, ajouts) : null);
  };
  if (ouvert) {
    return (
      <section className="cadre pile pile--serree" aria-labelledby="ajout">
        <h2 id="ajout" className="fr-h5">
          {screenOf(types[ouvert]).mots.ajouter}
        </h2>
        <p>{raisonDe(dossier, ouvert)} Sera aussi enregistré dans votre association.</p>
        <AjoutLigne
          key={ouvert}
          type={types[ouvert]}
          id={id}
          onSaved={take(ouvert)}
          onCancel={() => setOuvert(null)}
        />
      </section>
    );
  }
  return (
    <>
      <section className="pile pile--serree" aria-label="Une personne ou un compte manque ?">
        <p>
          {ajouts.includes('rib') ? 'Une personne ou un compte manque ?' : 'Une personne manque ?'} Vous
          pouvez aussi{' '}
          <AppLink href={`/informations-administratives/${id}/representants`}>
            compléter les représentants légaux
          </AppLink>
          {ajouts.includes('rib') && (
            <>
              {' '}
              ou <AppLink href={`/informations-administratives/${id}/ribs`}>les RIB</AppLink>
            </>
          )}{' '}
          de votre association.
        </p>
        <div className="actions actions--ligne">
          {ajouts.map((ajout) => (
            <button
              key={ajout}
              type="button"
              className="fr-btn fr-btn--secondary fr-btn--sm"
              onClick={() => setOuvert(ajout)}
            >
              {screenOf(types[ajout]).mots.ajouter}
            </button>
          ))}
        </div>
      </section>
      {children}
    </>
  );
}

/** Rows that nothing complete can be chosen for yet wait for what is being added. */
export const isChoosable = (dossier: Pick<Dossier, 'choix'>, name: string): boolean =>
  idsDe(dossier, name === 'id_rib' ? 'rib' : 'representant').length > 0;

const idsDe = ({ choix }: Pick<Dossier, 'choix'>, ajout: Ajout): string[] =>
  (ajout === 'rib' ? (choix.ribs ?? []) : choix.representants)
    .filter(({ manques }) => manques === '')
    .map(({ id }) => id);

/** People first: without one nobody signs. */
const manqueDe = (dossier: Dossier, ajouts: readonly Ajout[]): Ajout | null =>
  ajouts.find((ajout) => idsDe(dossier, ajout).length === 0) ?? null;

function raisonDe(dossier: Dossier, ajout: Ajout): string {
  if (idsDe(dossier, ajout).length > 0) return '';
  const { representants, ribs = [] } = dossier.choix;
  if (ajout === 'rib') {
    return ribs.length > 0
      ? 'Aucun RIB de votre association n’est complet : où verser l’argent ?'
      : 'Votre association n’a aucun RIB : où verser l’argent ?';
  }
  return representants.length > 0
    ? 'Aucune personne de votre association n’a une fiche complète : qui signe pour elle ?'
    : 'Votre association n’a aucun représentant légal : qui signe pour elle ?';
}

type AjoutLigneProps = {
  type: CollectionType;
  id: string;
  onSaved: () => Promise<void>;
  onCancel: () => void;
};

function AjoutLigne({ type, id, ...form }: AjoutLigneProps) {
  const read = useCollection(type, id);
  switch (read.state) {
    case 'lu':
      return <LigneForm type={type} id={id} found={read.value} one={undefined} {...form} />;
    case 'refuse':
      return <Notice tone="erreur" title={read.problem.message} />;
    case 'attente':
      return <Loading />;
  }
}
