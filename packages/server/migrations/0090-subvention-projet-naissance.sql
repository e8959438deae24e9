-- When a project was made: what the portal wrote in it that day is told from what somebody wrote since.
alter table projet add column cree_le timestamptz;
update projet set cree_le = modifie_le;
alter table projet alter column cree_le set not null, alter column cree_le set default now();
