import { count } from '@asso/domain/identifiants/affichage';
import { formatDate } from '@asso/domain/identifiants/instants';
import { AppLink } from '../platform/AppLink.tsx';
import { useSignedInUser } from '../platform/session.ts';
import { Notice } from '../ui/Notice.tsx';
import '../dossier/dossier.css';

/** Managers have fifteen days to answer who asks to join. */
const joursDeReponse = 15;
const jourMs = 86_400_000;

/** What waits beside the files: declarations to decide, accesses asked for. */
export function AttentesPanel() {
  const { associations } = useSignedInUser();
  const declarations = associations.reduce((sum, one) => sum + one.declarations, 0);
  const pending = associations.filter(({ etat }) => etat === 'demandee');
  if (declarations === 0 && pending.length === 0) return null;
  return (
    <div className="pile">
      {declarations > 0 && (
        <div className="cadre carte__pied">
          <p>{count(declarations, 'déclaration de bénévole', 'déclarations de bénévoles')} à décider</p>
          <AppLink href="/declarations">Voir les déclarations</AppLink>
        </div>
      )}
      {pending.map(({ id_association, nom, since }) => (
        <Notice key={id_association} tone="info" title={nom}>
          {`Votre demande d’accès attend une réponse jusqu’au ${limite(since)}.`}
        </Notice>
      ))}
    </div>
  );
}

const limite = (since: string): string =>
  formatDate(new Date(new Date(since).getTime() + joursDeReponse * jourMs));
