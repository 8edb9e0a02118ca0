/** Whether React has the element: it names what it has by a key of its own. */
const HAS = `function has(n){return Object.keys(n).some(function(k){return!k.indexOf("__reactFiber")})}`;

/**
 * What was typed, chosen or entered before React had the field happens once more when it has: else the field would show
 * words by which nothing is filtered. React takes a change for one only if the field holds something else than it was
 * set to by a script, so it is set to something else first, and then past React's own setter to what somebody made it.
 */
const FIELDS = `var early=new Map;
function isBox(n){return n.type=="checkbox"||n.type=="radio"}
function tell(n,name){n.dispatchEvent(new Event(name,{bubbles:true}))}
function type(n,value){n.value="";Object.getOwnPropertyDescriptor(Object.getPrototypeOf(n),"value").set.call(n,value);tell(n,"input")}
function redo(n){var value=early.get(n);early.delete(n);if(n==document.activeElement)tell(n,"focusin");if(value==null)return;if(isBox(n)){n.checked=!value;n.click()}else if(n.type=="file")tell(n,"change");else if(n.tagName=="SELECT"){n.value=value;tell(n,"change")}else type(n,value)}
function wait(n){setTimeout(function(){if(!n.isConnected)early.delete(n);else if(has(n))setTimeout(redo,50,n);else wait(n)},50)}
function note(e){var n=e.target;if(!n.matches("input,select,textarea")||has(n))return;if(!early.has(n)){early.set(n,null);wait(n)}if(e.type!="focusin"){early.set(n,isBox(n)?n.checked:n.value);if(n.type=="radio")early.forEach(function(_,o){if(o!=n&&o.type=="radio"&&o.name==n.name)early.delete(o)})}}
["focusin","input","change"].forEach(function(name){addEventListener(name,note)});`;

/**
 * Keeps the press of a form's button for the page's script: sent before that is there, the page would come again without
 * what was typed. A form that works without script says where it goes by `action`; any other is pressed anew until its
 * script takes it, and has all that was typed. A press and not a sent form, since a press is what makes the framework
 * finish that part of the page first.
 */
const FORMS = `var sending;
addEventListener("submit",function(e){var f=e.target,b=e.submitter;function press(){if(early.size)sending=setTimeout(press,50);else b?b.click():f.requestSubmit()}if(e.defaultPrevented||f.hasAttribute("action"))return;e.preventDefault();clearTimeout(sending);sending=setTimeout(press,200)});`;

/**
 * The same for a button outside of forms: pressed before React has it, it is pressed once more when the page has begun
 * (components/layout/providers.tsx), of several the last one.
 */
const BUTTONS = `var pressed;
function keep(e){var b=e.target.closest("button");if(b&&!(b.form&&b.type=="submit")&&!has(b))pressed=b}
addEventListener("click",keep);
addEventListener("shaafi-ready",function(){removeEventListener("click",keep);if(pressed&&pressed.isConnected)pressed.click()},{once:true});`;

/** For a script of its own scope: what somebody does before the page's script is there. */
export const EARLY_PRESS = `(function(){${HAS}${FIELDS}${FORMS}${BUTTONS}})()`;
