import { userEndpoints } from '@asso/contract/compte/user.endpoints';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { MesAssociations } from './MesAssociations.tsx';
import { MesDonneesRubrique } from './MesDonneesRubrique.tsx';
import { ProfilRubriques } from './ProfilRubriques.tsx';
import { SecuriteRubriques } from './SecuriteRubriques.tsx';
import { SuppressionRubrique } from './SuppressionRubrique.tsx';
import '../compte.css';

const onglets = [
  { id: 'profil', label: 'Profil' },
  { id: 'securite', label: 'Sécurité' },
  { id: 'associations', label: 'Mes associations' },
] as const;

/** The page shows a person their own account: their identity, their ways to sign in, their associations. */
export function ProfilPage() {
  const params = useQueryParams();
  const read = useRead(userEndpoints.currentUser, { params: { id: 'moi' } });
  const onglet = onglets.find(({ id }) => id === params.get('onglet'))?.id ?? 'profil';
  return (
    <ReadPage read={read}>
      {(user, version) => {
        const mine = { user, version: version ?? user.version, onChanged: read.put };
        return (
          <div className="page colonne-texte">
            <PageHeading titre="Mon profil" chapo={`${user.prenom} ${user.nom} · ${user.email}`} />
            <nav aria-label="Rubriques du profil">
              <ul className="liste-nue volets">
                {onglets.map(({ id, label }) => (
                  <li key={id}>
                    <AppLink
                      href={params.href({ onglet: id === 'profil' ? null : id })}
                      aria-current={id === onglet ? 'page' : undefined}
                    >
                      {label}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </nav>
            {onglet === 'profil' && (
              <div className="pile pile--large">
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
