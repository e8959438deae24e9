import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import '../association.css';

const attente = ['a-decider', 'conteste', 'passe-ferme'] as const;

/**
 * Administrators see on their home page the access requests they can decide, not those still waiting for the
 * managers.
 */
export function AccesADecider() {
  const read = useRead(accesEndpoints.listDemandesAcces, { query: { attente: [...attente], limit: 1 } });
  if (read.state === 'attente') return <div className="acces-attendus" />;
  if (read.state === 'refuse') return null;
  const { total, totalExact } = read.value;
  const search = attente.map((one) => `attente=${one}`).join('&');
  return (
    <section className="pile pile--serree" aria-labelledby="a-decider">
      <h2 id="a-decider" className="fr-h4">
        Ce qui vous attend
      </h2>
      {total === 0 ? (
        <p>Aucune demande d’accès à décider aujourd’hui.</p>
      ) : (
        <div className="cadre acces-a-decider">
          <p>
            {totalExact
              ? count(total, 'demande d’accès à décider', 'demandes d’accès à décider')
              : 'Plus de 10 000 demandes d’accès à décider'}
          </p>
          <AppLink className="fr-btn" href={`/administration/lca?${search}`}>
            Décider<span className="invisible"> des demandes d’accès</span>
          </AppLink>
        </div>
      )}
    </section>
  );
}
