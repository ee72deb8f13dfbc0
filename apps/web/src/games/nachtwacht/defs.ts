const ID = 'nw-defs';

/** Gradients that every card and pawn refers to; put into the page once. */
const GRADIENTS = `<linearGradient id="nw-torch" x1="0" x2="0" y1="0" y2="1"><stop stop-color="#fff2b8"/><stop offset=".5" stop-color="#ffb13f"/><stop offset="1" stop-color="#d4571a"/></linearGradient><linearGradient id="nw-gold" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fdf0bb"/><stop offset=".35" stop-color="#d9a93f"/><stop offset=".55" stop-color="#fbe7a0"/><stop offset="1" stop-color="#8f6218"/></linearGradient><radialGradient id="nw-shade"><stop stop-opacity=".62"/><stop offset="1" stop-opacity="0"/></radialGradient><linearGradient id="nw-card" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-opacity=".28"/></linearGradient>`;

/** Makes sure that the gradients are there. Call before drawing cards or pawns. */
export function ensureDefs(): void {
  if (typeof document === 'undefined' || document.getElementById(ID)) return;
  const holder = document.createElement('div');
  // Not `display: none`: some browsers do not paint with gradients of a hidden drawing.
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = `<svg id="${ID}" width="0" height="0"><defs>${GRADIENTS}</defs></svg>`;
  document.body.prepend(holder);
}
