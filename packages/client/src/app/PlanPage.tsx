import { urlEndpoints } from '@asso/contract/contenu/contenu.endpoints';
import { documentModeleEndpoints } from '@asso/contract/contenu/document-modele.endpoints';
import { serveurPages } from '@asso/domain/compte/pied.rows';
import { LienModele } from '../contenu/LienModele.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { hasPage } from '../platform/page/available-pages.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useUser } from '../platform/session/session.ts';
import { useWholeList } from '../platform/use-whole-list.ts';
import { Notice } from '../ui/Notice.tsx';
import type { NavigationLink } from './navigation-items.ts';
import { useNavigation } from './use-navigation.ts';

const pourTous: readonly NavigationLink[] = [
  { label: 'Questions fréquentes', href: '/faq' },
  { label: 'Demander de l’aide', href: '/assistance' },
  { label: 'Mentions légales', href: '/mentions-legales' },
  { label: 'Conditions générales d’utilisation', href: '/conditions-utilisation' },
  { label: 'Accessibilité', href: '/accessibilite' },
  { label: 'Données personnelles', href: '/donnees-personnelles' },
  { label: 'Gestion des cookies', href: '/cookies' },
  { label: 'Statistiques d’utilisation', href: '/statistiques' },
];
const duCompte: readonly NavigationLink[] = [
  { label: 'Mon profil', href: '/user/profil' },
  { label: 'Code à la connexion', href: '/user/second-facteur' },
];
const sansCompte: readonly NavigationLink[] = [
  { label: 'Se connecter', href: '/login' },
  { label: 'Créer mon compte', href: '/register' },
  { label: 'Mot de passe oublié', href: '/mot-de-passe-oublie' },
];

/** The site map: the pages open to the reader, then useful links. */
export function PlanPage() {
  const user = useUser();
  const { written } = useNavigation();
  const menus = written.flatMap((item) => ('links' in item ? [item] : []));
  const simples = written.flatMap((item) => ('links' in item ? [] : [item]));
  return (
    <div className="page colonne-texte">
      <PageHeading titre="Plan du site" chapo="Toutes les pages qui vous sont ouvertes." />
      {simples.length > 0 && <Rubrique titre="Navigation" links={simples} />}
      {menus.map(({ label, links }) => (
        <Rubrique key={label} titre={label} links={links} />
      ))}
      <section className="pile pile--serree">
        <h2 className="fr-h4">Sans compte</h2>
        <ul>
          {Object.values(serveurPages).map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
      <Rubrique titre={user ? 'Mon compte' : 'Connexion'} links={user ? duCompte : sansCompte} />
      <Rubrique titre="Le portail" links={pourTous} />
      <Ailleurs />
    </div>
  );
}

const Rubrique = ({ titre, links }: { titre: string; links: readonly NavigationLink[] }) => (
  <section className="pile pile--serree">
    <h2 className="fr-h4">{titre}</h2>
    <ul>
      {links
        .filter(({ href }) => hasPage(href))
        .map(({ label, href }) => (
          <li key={href}>
            <AppLink href={href}>{label}</AppLink>
          </li>
        ))}
    </ul>
  </section>
);

/** Links kept up to date by the administrators: useful sites, and templates to fill in. */
function Ailleurs() {
  const urls = useWholeList(urlEndpoints.listUrls, {});
  const modeles = useWholeList(documentModeleEndpoints.listDocumentModeles, {});
  const liens = urls.state === 'lu' ? urls.value.items : [];
  const documents = modeles.state === 'lu' ? modeles.value.items : [];
  return (
    <>
      {modeles.state === 'refuse' && <Notice tone="erreur" title={modeles.problem.message} />}
      {documents.length > 0 && (
        <section className="pile pile--serree">
          <h2 className="fr-h4">Modèles de documents</h2>
          <ul>
            {documents.map((modele) => (
              <li key={modele.id}>
                <LienModele modele={modele} />
                {modele.valeur.description && `\u00a0: ${modele.valeur.description}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      {liens.length > 0 && (
        <section className="pile pile--serree">
          <h2 className="fr-h4">Liens utiles</h2>
          <ul>
            {liens.map(({ id, valeur }) => (
              <li key={id}>
                <a href={valeur.url ?? ''}>{valeur.label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
