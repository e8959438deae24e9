import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { labelsOnglets, type OngletService } from './service-onglets.ts';

type ServiceOngletsProps = {
  present: OngletService;
  /** It gives the number of things in each tab, where it is known. */
  nombres: Partial<Record<OngletService, number>>;
  hasDecision: boolean;
};

export function ServiceOnglets({ present, nombres, hasDecision }: ServiceOngletsProps) {
  const params = useQueryParams();
  const shown = (Object.keys(labelsOnglets) as OngletService[]).filter(
    (one) => one !== 'decision' || hasDecision,
  );
  return (
    <nav aria-label="Parties du dossier">
      <ul className="liste-nue vues-service">
        {shown.map((one) => (
          <li key={one}>
            <AppLink
              className="vues-service__lien"
              href={params.href({ onglet: one === 'demande' ? null : one })}
              aria-current={one === present ? 'page' : undefined}
            >
              {labelsOnglets[one]}
              {nombres[one] !== undefined && (
                <span className="nombre">{`\u00a0${formatNombre(nombres[one])}`}</span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
