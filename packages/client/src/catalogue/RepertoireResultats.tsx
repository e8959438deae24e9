import type { CarteSubvention } from '@asso/contract/catalogue/repertoire.endpoints';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { ouvertureSentence } from '@asso/domain/subvention/ouverture.words';
import { AppLink } from '../platform/AppLink.tsx';
import { localZone, now } from '../platform/clock.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import { sayExercice, subventionHref } from '../subvention/subvention-href.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { DerniereDemande } from './DerniereDemande.tsx';
import { OuvertureBadge } from './OuvertureBadge.tsx';
import { forParam, type RepertoireView } from './repertoire-query.ts';

type ResultatsProps = { page: RepertoireView };

/**
 * Says how the search was understood and shows a card for each subvention; says how many are left out, with a link to
 * show them.
 */
export function RepertoireResultats({ page }: ResultatsProps) {
  const params = useQueryParams();
  const isDAilleurs = ({ eligibilite }: CarteSubvention) => eligibilite?.estDAilleurs === true;
  const ailleurs = page.items.filter(isDAilleurs);
  const ici = page.items.filter((one) => !isDAilleurs(one));
  return (
    <>
      <Compris compris={page.compris} />
      {page.items.length === 0 ? (
        <EmptyState fact="Aucune subvention n’est proposée pour l’instant." />
      ) : (
        <>
          {ici.length > 0 && <Cartes items={ici} />}
          {ailleurs.length > 0 && (
            <section className="pile" aria-labelledby="autres-territoires">
              <h2 id="autres-territoires">Autres territoires</h2>
              <p>Leurs services étudient les demandes d’ailleurs : écrivez-leur avant de commencer.</p>
              <Cartes items={ailleurs} />
            </section>
          )}
        </>
      )}
      {page.masquees > 0 && (
        <p>
          {page.masquees === 1
            ? '1\u00a0subvention ne correspond pas à votre association.'
            : `${count(page.masquees, '', 'subventions')} ne correspondent pas à votre association.`}{' '}
          <AppLink href={params.href({ [forParam]: 'toutes', page: null })}>Les afficher</AppLink>
        </p>
      )}
    </>
  );
}

const Cartes = ({ items }: { items: readonly CarteSubvention[] }) => (
  <ul className="liste-nue cartes cartes-dossiers">
    {items.map((subvention) => (
      <SubventionCard key={`${subvention.code} ${subvention.campagne_exercice}`} subvention={subvention} />
    ))}
  </ul>
);

/** Says how the words were understood, and when nothing answers all of them. */
function Compris({ compris: { phrases, proches } }: { compris: RepertoireView['compris'] }) {
  const params = useQueryParams();
  if (phrases.length === 0 && proches === null) return null;
  const all = params.href({ q: null, territoires: [], themes: [], publics: [], ouvertures: [], page: null });
  return (
    <div className="pile pile--serree">
      {proches !== null && (
        <p>
          <strong>{proches}</strong> <AppLink href={all}>Effacer la recherche</AppLink>
        </p>
      )}
      {phrases.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </div>
  );
}

function SubventionCard({ subvention }: { subvention: CarteSubvention }) {
  const { code, campagne, services, ouverture, eligibilite } = subvention;
  const exercice = sayExercice(subvention);
  return (
    <li className="cadre carte">
      <div className="carte__tete">
        <h2 className="carte__titre">
          <AppLink href={subventionHref(code, exercice)}>{campagne.titre}</AppLink>
        </h2>
        <OuvertureBadge ouverture={ouverture} />
      </div>
      <p>
        {services.map(({ nom }) => nom).join(', ')} · {exercice !== undefined && `édition ${exercice} · `}
        {ouvertureSentence(subvention, now(), localZone())}
      </p>
      {campagne.presentation && <p>{campagne.presentation}</p>}
      {eligibilite && (
        <p className={`eligibilite eligibilite--${eligibilite.verdict}`}>{eligibilite.phrase}</p>
      )}
      <DerniereDemande subvention={subvention} />
    </li>
  );
}
