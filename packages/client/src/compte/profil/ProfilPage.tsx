import { userEndpoints } from '@asso/contract/compte/user.endpoints';
import { AppLink } from '../../platform/AppLink.tsx';
import { brand } from '../../platform/brand.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { ConnexionsRubrique } from './ConnexionsRubrique.tsx';
import { IdentitesRubrique } from './IdentitesRubrique.tsx';
import { MesAssociations } from './MesAssociations.tsx';
import { MesDonneesRubrique } from './MesDonneesRubrique.tsx';
import { ProfilRubriques } from './ProfilRubriques.tsx';
import { SecondFacteurRubrique } from './SecondFacteurRubrique.tsx';
import { SuppressionRubrique } from './SuppressionRubrique.tsx';
import '../compte.css';

const onglets = [
  { id: 'profil', label: 'Profil' },
  { id: 'securite', label: 'Sécurité' },
  { id: 'associations', label: 'Mes associations' },
] as const;

/** The page of one's own account: identity, personal data and deletion, ways to sign in, associations. */
export function ProfilPage() {
  const params = useQueryParams();
  const read = useRead(userEndpoints.currentUser, { params: { id: 'moi' } });
  const onglet = onglets.find(({ id }) => id === params.get('onglet'))?.id ?? 'profil';
  return (
    <ReadPage read={read}>
      {(user, version) => {
        const mine = { user, version: version ?? user.version, onChanged: read.put };
        return (
          <div className="page">
            <PageHeading titre="Mon profil" chapo={`${user.prenom} ${user.nom} · ${user.email}`} />
            <TabLinks
              label="Rubriques du profil"
              tabs={onglets.map(({ id, label }) => ({
                id,
                label,
                href: params.href({ onglet: id === 'profil' ? null : id }),
              }))}
              present={onglet}
            />
            {onglet === 'profil' && (
              <div className="panneaux">
                <ProfilRubriques mine={mine} />
                <MesDonneesRubrique />
                <SuppressionRubrique user={user} />
              </div>
            )}
            {onglet === 'securite' && <SecuriteRubriques />}
            {onglet === 'associations' && <MesAssociations associations={user.associations} />}
          </div>
        );
      }}
    </ReadPage>
  );
}

const SecuriteRubriques = () => (
  <div className="panneaux">
    <MotDePasseRubrique />
    <SecondFacteurRubrique />
    {brand.connexions.length > 0 && <IdentitesRubrique />}
    <ConnexionsRubrique quoi="appareils" />
    <ConnexionsRubrique quoi="sessions" />
  </div>
);

const MotDePasseRubrique = () => (
  <section className="pile pile--serree" aria-labelledby="mot-de-passe">
    <h2 id="mot-de-passe" className="fr-h4">
      Mot de passe
    </h2>
    <p>Changez-le si quelqu’un d’autre a pu le voir. Vos autres connexions seront fermées.</p>
    <AppLink className="fr-btn fr-btn--secondary" href="/user/modification-mot-de-passe">
      Changer mon mot de passe
    </AppLink>
  </section>
);
