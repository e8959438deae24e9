import type { User } from '@asso/contract/compte/user.schemas';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { roleLabel } from '@asso/domain/compte/roles.words';
import { niveauAdministrateur } from '@asso/domain/compte/territoire-admin.rules';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { Suspense, useState } from 'react';
import { useActingFor } from '../../platform/session/acting-for.ts';
import { useWornRole } from '../../platform/session/session-role.ts';
import { lazyPart } from '../../ui/page/lazy-part.ts';

const ActingDialog = lazyPart(() => import('./ActingDialog.tsx').then((module) => module.ActingDialog));

/** The strip says for whom the person acts and in which role; it has no button when there is nothing to choose. */
export function ActingStrip({ user }: { user: User }) {
  const association = useActingFor();
  const role = useWornRole();
  const [about, setAbout] = useState<'association' | 'role' | null>(null);
  const isService = role !== null && isServiceRole(role);
  const name = isService ? user.rds?.nom : association?.nom;
  const siret = isService ? null : association?.id_siret;
  return (
    <section className="agir-pour" aria-label="Pour qui vous agissez">
      {name && (
        <p>
          <span className="discret">Vous agissez pour</span> <strong title={name}>{name}</strong>
          {siret && <span className="nombre"> · SIRET {formatSiret(siret)}</span>}
          {!isService && user.associations.length > 1 && (
            <ChangeButton what="d’association" onPress={() => setAbout('association')} />
          )}
        </p>
      )}
      {role === 'rds.admin' && (
        <p>
          <span className="discret">Niveau :</span> {niveauAdministrateur(user.territoire)}
        </p>
      )}
      {role && user.roles.length > 1 && (
        <p>
          <span className="discret">Rôle :</span> <span className="agir-pour__role">{roleLabel(role)}</span>
          <ChangeButton what="de rôle" onPress={() => setAbout('role')} />
        </p>
      )}
      <Suspense>
        {about && <ActingDialog user={user} about={about} onClose={() => setAbout(null)} />}
      </Suspense>
    </section>
  );
}

const ChangeButton = ({ what, onPress }: { what: string; onPress: () => void }) => (
  <button
    type="button"
    className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm agir-pour__changer"
    onClick={onPress}
  >
    Changer <span className="invisible">{what}</span>
  </button>
);
