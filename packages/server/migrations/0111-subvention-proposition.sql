-- What a service proposes before it decides is an object of its own: two colleagues of one service meet on its version.
alter table instruction add column version_proposition int not null default 1;
