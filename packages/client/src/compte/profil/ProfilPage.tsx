import { userEndpoints } from '@asso/contract/compte/user.endpoints';
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
import { TabLinks } from '../../ui/TabLinks.tsx';

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
