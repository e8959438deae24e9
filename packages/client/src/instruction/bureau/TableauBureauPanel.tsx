import { type TableauBureau, tableauEndpoints } from '@asso/contract/instruction/tableau.endpoints';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { deNom } from '@asso/domain/identifiants/elision';
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import type { ReactNode } from 'react';
import { administrationHref } from '../../catalogue/campagne/campagne-href.ts';
import { dossierHref } from '../../dossier/dossier-href.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useWornRole } from '../../platform/session/session-role.ts';
import { useRead } from '../../platform/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { avisHref } from '../avis/avis-words.ts';
import { aiguillageHref, chargeEquipeHref } from '../charge/charge-href.ts';
import { useVues } from '../file/use-vues.ts';
import { hrefDeVue } from '../file/vues-enregistrees.ts';
import { chargeHref, figuresDuBureau } from './bureau-figures.ts';
import { EnveloppesPanel } from './EnveloppesPanel.tsx';
import './bureau.css';
import { TabLinks } from '../../ui/TabLinks.tsx';

const voirParam = 'voir';

/**
 * Shows news, deadlines, envelopes, the load of each colleague and saved views, for the whole service or for the reader
 * only; the page adds `principal` and `cote` under its two columns.
 */
export function TableauBureauPanel({ principal, cote }: { principal: ReactNode; cote: ReactNode }) {
  const params = useQueryParams();
  const isMine = params.get(voirParam) === 'charge';
  const read = useRead(tableauEndpoints.readTableauBureau, { query: isMine ? { voir: 'charge' } : {} });
  const tableau = read.state === 'lu' ? read.value : null;
  return (
    <>
      {/* What the page adds is read meanwhile, and hidden until this is there. */}
      {read.state === 'attente' && <div className="suite-attendue" aria-busy="true" />}
      {tableau && (
        <>
          <TabLinks
            label="Ce que montre le tableau de bord"
            tabs={[
              { id: 'service', label: 'Pour tout le service', href: params.href({ [voirParam]: null }) },
              { id: 'charge', label: 'Pour moi seulement', href: params.href({ [voirParam]: 'charge' }) },
            ]}
            present={isMine ? 'charge' : 'service'}
          />
          <KeyFigures label="À lire et à prendre" figures={figuresDuBureau(tableau, isMine)} />
          {!tableau.hasCampagne && <SansCampagne />}
        </>
      )}
      <div className="deux-colonnes tableau-de-bord">
        <div className="pile pile--large">
          {tableau && (
            <>
              <Echeances echeances={tableau.echeances} />
              <ParCollegue charges={tableau.parCollegue} />
            </>
          )}
          {principal}
        </div>
        <div className="pile pile--large">
          {tableau && (
            <>
              <EnveloppesPanel />
              <MesVues comptees={tableau.vues} />
            </>
          )}
          {cote}
        </div>
      </div>
    </>
  );
}

/**
 * Said when no campaign is open: an administrator gets a link to open one, and another agent is told what will come.
 */
const SansCampagne = () =>
  useWornRole() === 'rds.admin' ? (
    <EmptyState
      fact="Aucune campagne ouverte dans les services que vous administrez."
      action={<AppLink href={administrationHref}>Subventions et campagnes</AppLink>}
    />
  ) : (
    <EmptyState
      fact="Aucune campagne que votre service instruit n’est ouverte."
      why="Quand il s’en ouvre une, les dossiers transmis arrivent ici."
    />
  );

type Echeance = TableauBureau['echeances'][number];

const genres: Record<Echeance['genre'], string> = {
  delai: 'réponse habituelle',
  complements: 'compléments attendus',
  avis: 'avis à rendre',
};

function Echeances({ echeances }: { echeances: readonly Echeance[] }) {
  return (
    <section className="pile pile--serree" aria-labelledby="echeances">
      <h2 id="echeances" className="fr-h5">
        Échéances des 30 jours
      </h2>
      {echeances.length === 0 ? (
        <p>Aucune échéance d’ici 30 jours.</p>
      ) : (
        <ul className="liste-nue echeances-bureau">
          {echeances.map((one) => (
            <li key={`${one.genre} ${one.id_fo} ${one.id}`} className="echeances-bureau__ligne">
              <span className="nombre">{formatDate(new Date(one.le))}</span>
              <span>
                <AppLink href={one.id ? avisHref(one.id) : dossierHref({ ...one, genre: one.demande })}>
                  {one.projet || one.association}
                  <span className="invisible">, dossier {one.id_fo}</span>
                </AppLink>
                {one.projet && <span className="discret"> {one.association}</span>}
              </span>
              <span className="discret">{genres[one.genre]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Charge = TableauBureau['parCollegue'][number];

const columns: Column<Charge>[] = [
  {
    key: 'nom',
    label: 'Personne',
    isHeader: true,
    cell: ({ id, nom }) => <AppLink href={chargeHref(id)}>{nom}</AppLink>,
  },
  { key: 'nombre', label: 'Dossiers à l’étude', isNumber: true, cell: ({ nombre }) => formatNombre(nombre) },
];

const ParCollegue = ({ charges }: { charges: readonly Charge[] }) => (
  <section className="pile pile--serree" aria-labelledby="par-collegue">
    <h2 id="par-collegue" className="fr-h5">
      Par collègue
    </h2>
    {charges.length === 0 ? (
      <p>Aucun dossier à l’étude.</p>
    ) : (
      <DataTable
        caption="Dossiers à l’étude, par personne"
        hidesCaption
        columns={columns}
        rows={charges}
        rowId={({ id }) => id ?? 'personne'}
      />
    )}
    <p>
      <AppLink href={chargeEquipeHref}>Charge par semaine</AppLink>
      {' · '}
      <AppLink href={aiguillageHref}>Règles d’affectation</AppLink>
    </p>
  </section>
);

function MesVues({ comptees }: { comptees: TableauBureau['vues'] }) {
  const { items } = useVues();
  return (
    <section className="pile pile--serree" aria-labelledby="mes-vues">
      <h2 id="mes-vues" className="fr-h5">
        Mes vues
      </h2>
      {items.length === 0 ? (
        <>
          <p>Une vue garde vos filtres, votre tri et vos colonnes sous un nom.</p>
          <p>
            <AppLink href="/dossiers">Créer une vue</AppLink>
          </p>
        </>
      ) : (
        <ul className="liste-nue pile pile--serree">
          {items.map((vue) => {
            const comptee = comptees.find(({ id }) => id === vue.id);
            return (
              <li key={vue.id}>
                <AppLink href={hrefDeVue(vue)}>{vue.nom}</AppLink>
                {vue.par && <span className="discret">, {deNom(vue.par)}</span>}
                {comptee && (
                  <span className="nombre">
                    {' '}
                    {comptee.totalExact ? '' : 'plus de '}
                    {formatNombre(comptee.total)}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
