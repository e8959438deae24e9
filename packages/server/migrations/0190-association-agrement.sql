-- What the accreditation procedure says of an association: tca_etat, tca_type_agrement and its dates; nothing until then.
alter table association add column agrement jsonb not null default '{}';
