import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { aInstruire, vuesService } from '@asso/domain/instruction/vues-file.rows';
import { Suspense } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { AmountBars } from '../../ui/AmountBars.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { KeyFigures } from '../../ui/KeyFigures.tsx';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { AvisRecusPage } from '../avis/AvisRecusPage.tsx';
import { vueAiguillage, vueCharge } from '../charge/charge-href.ts';
import { CommissionPage } from '../file/CommissionPage.tsx';
import { inFileHref } from '../file/file-instruction.ts';
import { InstructionTable } from '../file/InstructionTable.tsx';
import { vueHref } from '../file/instruction-vues.ts';
import { champsLigneOf } from '../file/ligne-file.ts';
import { TableauBureauPanel } from './TableauBureauPanel.tsx';
import { figuresOf, isEmpty, type TableauService } from './tableau-service-figures.ts';

const AiguillagePage = lazyPart(
  async () => (await import('../aiguillage/AiguillagePage.tsx')).AiguillagePage,
);
const ChargePage = lazyPart(async () => (await import('../charge/ChargePage.tsx')).ChargePage);

/**
 * The home page of a service: figures that open the queue already filtered, then the dossiers to take. With `vue` in
 * the address, the load of the team, its rules, the commission of an envelope or the opinions received are shown
 * instead.
 */
export function TableauServicePage() {
  const params = useQueryParams();
  const vue = params.get('vue');
  // An address that was cut short names no envelope, so there is no commission to show.
  if (vue === 'commission' && params.get('enveloppe')) return <CommissionPage />;
  if (vue === vueCharge || vue === vueAiguillage) {
    return <Suspense>{vue === vueCharge ? <ChargePage /> : <AiguillagePage />}</Suspense>;
  }
  return vue === 'avis' ? <AvisRecusPage /> : <TableauDeBord />;
}

function TableauDeBord() {
  const read = useRead(tableauDeBordEndpoints.tableauService, {});
  return <ReadPage read={read}>{(tableau) => <Tableau tableau={tableau} />}</ReadPage>;
}

function Tableau({ tableau }: { tableau: TableauService }) {
  const services = tableau.services.map(({ nom }) => nom).join(', ');
  return (
    <div className="page page--serree">
      <PageHeading
        titre="Tableau de bord"
        objet={services || undefined}
        aide="instruction"
        chapo={services || 'Tous les services que vous administrez.'}
        actions={
          <AppLink className="fr-btn fr-btn--secondary" href={vueHref(aInstruire)}>
            Ouvrir ma file
          </AppLink>
        }
      />
      <KeyFigures label="Dossiers du service" figures={figuresOf(tableau)} />
      <TableauBureauPanel
        principal={!isEmpty(tableau) && <TableauServiceAPrendre total={tableau.aPrendre} />}
        cote={!isEmpty(tableau) && <Argent {...tableau} />}
      />
      {isEmpty(tableau) && (
        <EmptyState
          fact="Aucun dossier n’est encore arrivé."
          why="Ils apparaissent ici dès qu’une association les transmet."
          action={<AppLink href="/repertoire-des-subventions">Voir les subventions ouvertes</AppLink>}
        />
      )}
    </div>
  );
}

const Argent = ({ demande, accorde }: TableauService) => (
  <section className="pile pile--serree" aria-labelledby="argent">
    <h2 id="argent" className="fr-h5">
      L’argent
    </h2>
    <AmountBars
      caption="Tous exercices réunis"
      bars={[
        { label: 'Demandé', euros: demande },
        { label: 'Accordé', euros: accorde },
      ]}
    />
  </section>
);

const shownAtMost = 5;
const colonnes = ['projet', 'association', 'demande', 'transmis'] as const;
const vue = {
  etats: vuesService.find(({ id }) => id === 'a-prendre')?.etats ?? [],
  tri: 'transmis',
} as const;

/** Lists the dossiers whose study nobody has begun, the longest waiting first, each with a link that opens it. */
function TableauServiceAPrendre({ total }: { total: number }) {
  const read = useRead(dossierEndpoints.listDossiers, {
    query: { etats: [...vue.etats], tri: vue.tri, limit: shownAtMost, fields: champsLigneOf(colonnes) },
  });
  const items = read.state === 'lu' ? read.value.items : [];
  const address = vueHref(vue).replace('/dossiers', '');
  return (
    <section className="pile pile--serree" aria-labelledby="a-prendre">
      <h2 id="a-prendre" className="fr-h5">
        À prendre, du plus ancien au plus récent
      </h2>
      {read.state === 'lu' && items.length === 0 && <p>Aucun dossier à prendre.</p>}
      {items.length > 0 && (
        <InstructionTable
          caption="Dossiers à prendre"
          rows={items}
          colonnes={colonnes}
          hrefOf={({ genre, id_fo, demandeur }) =>
            inFileHref({ genre, id_fo, id_siret: demandeur.id_siret }, address)
          }
        />
      )}
      {total > items.length && items.length > 0 && (
        <p>
          <AppLink href={vueHref(vue)}>Voir les {count(total, 'dossier', 'dossiers')} à prendre</AppLink>
        </p>
      )}
    </section>
  );
}
