import { serviceAdminEndpoints } from '@asso/contract/service/service-admin.endpoints';
import type { ServiceAdministre } from '@asso/contract/service/service-admin.schemas';
import { compteProblems } from '@asso/domain/compte/compte.problems';
import { territoiresIn } from '@asso/domain/compte/territoire-admin.rules';
import type { Changes } from '@asso/domain/kernel/changes';
import {
  type AuthService,
  authServiceFields,
  profilServiceFields,
  type RdsService,
  territoiresOfferts,
} from '@asso/domain/service/service.fields';
import { serviceProblems } from '@asso/domain/service/service.problems';
import { authProblems, partiesChangees, splitServiceChanges } from '@asso/domain/service/service.rules';
import { call } from '../../platform/call/call.ts';
import type { SaveAnswer } from '../../platform/draft/draft-types.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useEdition } from '../../platform/saisie/use-edition.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useUser } from '../../platform/session/session.ts';
import { useServicesOuverts } from '../../service/use-services-ouverts.ts';
import { newId } from '../../ui/page/new-id.ts';

type ServiceSaisi = AuthService & RdsService;
type ServiceFormProps = {
  service: ServiceAdministre | null;
  onSaved: (id: string) => void;
  onCancel: () => void;
};

const hand = { rights: { edit: true }, writer: 'association' } as const;
const propose: ServiceSaisi = { roles: ['rds.service'], enabled: true, locked: false };

/** Edits the account and the profile of a service in one form, saved together or not at all. */
export function ServiceForm({ service, onSaved, onCancel }: ServiceFormProps) {
  const services = useServicesOuverts();
  const territoire = useUser()?.territoire ?? null;
  const edition = useEdition<ServiceSaisi>({
    name: `service-${service?._id ?? 'nouveau'}`,
    value: service ? { ...service.auth, ...service.rds } : {},
    version: service?.version ?? null,
    proposed: service ? undefined : propose,
    save: async ({ changes, version, value }) => {
      const answer = service ? await update(service._id, { changes, version }) : await create(value);
      if (answer.kind === 'enregistre') {
        notify('succes', service ? 'Service modifié.' : 'Service créé. L’invitation est partie.');
        onSaved(answer.id);
      }
      return answer;
    },
    onSaved: () => undefined,
  });
  const code_territoire = {
    ...profilServiceFields.code_territoire,
    options: territoiresOfferts(territoire === null ? undefined : territoiresIn(territoire)),
  };
  const auth = service && !service.auth ? {} : authServiceFields;
  return (
    <SaisieForm
      saisie={edition}
      fields={{ ...auth, ...profilServiceFields, code_territoire }}
      hand={hand}
      options={{ service: services.filter(({ value }) => value !== service?._id) }}
      label={service ? 'Enregistrer' : 'Créer le service'}
      sentences={{ ...serviceProblems, ...compteProblems }}
      others={codeProblems(edition.typed)}
      onCancel={onCancel}
    />
  );
}

/** Returns the problems of the code, which the rows of fields cannot find. */
const codeProblems = (typed: AuthService) =>
  authProblems(typed).filter(({ code }) => code === 'service.code-mal-ecrit');

type Saved = SaveAnswer<ServiceSaisi> & { id: string };
const answered = (answer: SaveAnswer<ServiceSaisi>, id: string): Saved => ({ ...answer, id });
const saisieOf = ({ auth, rds }: ServiceAdministre): ServiceSaisi => ({ ...auth, ...rds });

/** Creates the account, then the profile, which activates both: if that is refused, neither exists. */
async function create(value: ServiceSaisi): Promise<Saved> {
  const { login, roles, enabled, code, ...rds } = value;
  const first = await call(serviceAdminEndpoints.createAuthService, {
    body: { login, roles, enabled: enabled ?? false, code },
    idempotencyKey: newId(),
  });
  if (!first.ok)
    return answered(
      saveAnswer<never, ServiceSaisi>(first, () => value),
      '',
    );
  const second = await call(serviceAdminEndpoints.createService, {
    body: { ...rds, authId: first.value.authId },
    idempotencyKey: newId(),
  });
  return answered(saveAnswer(second, saisieOf), second.ok ? second.value._id : '');
}

/** Saves the parts that changed, in one call. */
async function update(
  id: string,
  { changes, version }: { changes: Changes; version: number },
): Promise<Saved> {
  const parts = partiesChangees(splitServiceChanges(changes));
  // Not reached: the form does not save when nothing changed.
  if (!parts.ok) throw new Error('a save without a change is not sent');
  const { auth, rds } = parts.value;
  const input = { params: { id }, ifMatch: version };
  if (!rds) {
    const body = { changes: auth ?? {} };
    const outcome = await call(serviceAdminEndpoints.updateAuthService, { ...input, body });
    return answered(saveAnswer(outcome, saisieOf), id);
  }
  const body = { changes: rds, ...(auth && { auth: { changes: auth } }) };
  const outcome = await call(serviceAdminEndpoints.updateService, { ...input, body });
  return answered(saveAnswer(outcome, saisieOf), id);
}
