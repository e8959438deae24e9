-- A decision that has not left yet is told with the state of its instruction, to its service alone: every list and page
-- that shows the state reads it here, and a page of the queue that is kept knows that it has changed.
alter table instruction add column depart jsonb;
comment on column instruction.depart is 'the decision that waits to leave: action, montant, le, echec; written by decision_en_attente';

create function depart_of(q decision_en_attente) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'action', q.action,
    'montant', case when q.action = 'grant' then
      (select sum((x ->> 'montant_accorde')::numeric) from jsonb_array_elements(q.corps -> 'montants') x) end,
    'le', q.part_le,
    'echec', q.echec is not null)
$$;

create function note_depart() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update instruction set depart = null
      where id_dossier = old.id_dossier and id_service_instructeur = old.id_service;
  else
    update instruction set depart = depart_of(new)
      where id_dossier = new.id_dossier and id_service_instructeur = new.id_service;
  end if;
  return null;
end $$;

create trigger depart_instruction after insert or update or delete on decision_en_attente
  for each row execute function note_depart();

update instruction i set depart = depart_of(q) from decision_en_attente q
  where q.id_dossier = i.id_dossier and q.id_service = i.id_service_instructeur;
