import { repertoireEndpoints } from '@asso/contract/catalogue/repertoire.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { AppLink } from '../platform/AppLink.tsx';
import { call } from '../platform/call/call.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useQueryParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { notify } from '../platform/session/announcements.ts';
import { useRead } from '../platform/use-read.ts';
import { exerciceNamed, subventionHref } from '../subvention/subvention-href.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { focusHeading } from '../ui/page/focus.ts';
import { CataloguePage } from './CataloguePage.tsx';
import { repertoireHref } from './repertoire-query.ts';
import { SubventionPage } from './SubventionPage.tsx';
import './repertoire.css';

/** Shows the catalogue, or one subvention when the address names its code, or the reader's alerts. */
export function RepertoirePage() {
  const params = useQueryParams();
  const code = params.get('code');
  if (params.get('vue') === 'alertes') return <AlertesPage />;
  const exercice = exerciceNamed(params.get('exercice'));
  return code ? (
    <SubventionPage key={`${code} ${exercice}`} code={code} exercice={exercice} />
  ) : (
    <CataloguePage />
  );
}

type Alerte = ReplyOf<typeof repertoireEndpoints.listAlertes>['items'][number];

/** Lists the subventions whose opening the person asked to be told of, and removes any of them from the list. */
function AlertesPage() {
  const read = useRead(repertoireEndpoints.listAlertes, {});
  const remove = async ({ code, titre }: Alerte) => {
    const outcome = await call(repertoireEndpoints.removeAlerte, { params: { code } });
    if (!outcome.ok) return notify('erreur', outcome.problem.message);
    await read.reload();
    notify('succes', `Vous ne serez plus averti : ${titre}.`);
    focusHeading();
  };
  return (
    <ReadPage read={read}>
      {({ items }) => (
        <div className="page colonne-texte">
          <PageHeading
            titre="Mes alertes"
            fil={[{ label: 'Trouver une subvention', href: repertoireHref }]}
            aide="subvention"
            chapo="Vous serez averti ici et par courriel à l’ouverture de ces subventions."
          />
          {items.length === 0 ? (
            <EmptyState
              fact="Vous n’attendez l’ouverture d’aucune subvention."
              why="Une subvention fermée ou pas encore ouverte propose de vous avertir, sur sa page."
              action={<AppLink href={repertoireHref}>Trouver une subvention</AppLink>}
            />
          ) : (
            <ul className="liste-nue cartes">
              {items.map((one) => (
                <li key={one.code} className="cadre carte">
                  <h2 className="carte__titre">
                    <AppLink href={subventionHref(one.code)}>{one.titre}</AppLink>
                  </h2>
                  <p className="discret">Alerte demandée le {formatDate(new Date(one.demandee_le))}</p>
                  <p>
                    <ActionButton kind="tertiaire" isSmall onPress={() => remove(one)}>
                      Ne plus m’avertir<span className="invisible"> : {one.titre}</span>
                    </ActionButton>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </ReadPage>
  );
}
