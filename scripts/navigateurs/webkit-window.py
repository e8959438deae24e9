#!/usr/bin/python3
"""A window of WebKitGTK without a frame nor a toolbar, so that it may be as narrow as a telephone."""

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
# The driver cannot read the console: each page keeps what goes there, from before its first script.
recorder = """
const said = (window.saidErrors = []);
addEventListener('error', ({ message }) => said.push(message));
addEventListener('unhandledrejection', ({ reason }) => said.push(String(reason)));
for (const level of ['error', 'warn']) {
  const usual = console[level];
  console[level] = (...words) => {
    said.push(words.join(' '));
    usual.apply(console, words);
  };
}
"""
content = WebKit2.UserContentManager()
content.add_script(
    WebKit2.UserScript.new(
        recorder,
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)


def open_window(*_):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=content)
    window = Gtk.Window(type=Gtk.WindowType.TOPLEVEL, decorated=False)
    window.set_default_size(1280, 900)
    window.add(view)
    window.show_all()
    return view


def start(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Portail")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
Gtk.main()
